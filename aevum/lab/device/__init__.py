"""Games that stay on a GPU: `aevum.make_vec(..., device="cuda")`. It needs the extra `gpu` and a CUDA device."""
