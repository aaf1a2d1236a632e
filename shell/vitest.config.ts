import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'shell',
    environment: 'jsdom',
    setupFiles: ['../shared/testing/src/patience.ts'],
    testTimeout: 20_000,
  },
})
