import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    restoreMocks: true,
    setupFiles: ['../shared/testing/src/patience.ts'],
    testTimeout: 20_000,
  },
})
