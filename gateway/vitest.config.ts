import { defineConfig } from 'vitest/config'

export default defineConfig({
  // tests with a browser or a database of their own need more than the usual 5 s on a busy machine
  test: {
    name: 'gateway',
    globalSetup: 'src/testing/scratch-folder.ts',
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
