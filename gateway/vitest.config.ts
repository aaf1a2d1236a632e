import { defineConfig } from 'vitest/config'

export default defineConfig({
  // tests with a browser or a database of their own need more than the usual 5 s on a busy machine
  test: {
    name: 'gateway',
    // one process reads the modules of gateway and API once, not once a file: a third less work. No file leaves a clock, a spy or a global behind
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    globalSetup: ['../api/src/testing/global-setup.ts', 'src/testing/scratch-folder.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
