import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'remote',
    environment: 'jsdom',
    setupFiles: ['../testing/src/patience.ts'],
    testTimeout: 20_000,
  },
})
