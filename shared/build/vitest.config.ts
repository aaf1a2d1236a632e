import { defineConfig } from 'vitest/config'
import { libraryAliases } from './src/preset/aliases.ts'

export default defineConfig({
  test: { name: 'build' },
  resolve: {
    alias: Object.entries(libraryAliases()).map(([find, replacement]) => ({
      find: new RegExp(`^${find}`),
      replacement,
    })),
  },
})
