import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    setupFiles: ['./testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
