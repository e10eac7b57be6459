"""The tools that check the pages: types by the TypeScript compiler, habits by ESLint, layout by Prettier."""
