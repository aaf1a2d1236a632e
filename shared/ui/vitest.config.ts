import { defineConfig } from 'vitest/config'

/** Apart from the others: here a component that complains in the console has failed. */
export default defineConfig({
  test: {
    name: 'ui',
    environment: 'jsdom',
    pool: 'vmThreads',
    setupFiles: [
      '../testing/src/patience.ts',
      '../testing/src/light-failures.ts',
      '../testing/src/fixed-clock.ts',
      './testing/setup.ts',
    ],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
