import { defineConfig } from 'vitest/config'
import { libraryAliases } from './src/preset/aliases.ts'

export default defineConfig({
  // the usual 5 s are too few on a machine that does other things besides
  test: { name: 'build', testTimeout: 60_000 },
  resolve: {
    alias: Object.entries(libraryAliases()).map(([find, replacement]) => ({
      find: new RegExp(`^${find}`),
      replacement,
    })),
  },
})
