"""What all tests share: Hypothesis tries the same examples every time and is not hurried by a slow machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("aevum", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("aevum")
