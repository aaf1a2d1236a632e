import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'testing',
    environment: 'jsdom',
    setupFiles: ['../testing/src/patience.ts'],
    testTimeout: 20_000,
  },
})
