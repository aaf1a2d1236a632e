import { facadeFile } from './shared-modules.ts'
import { packageDir } from './workspace.ts'

/** Aliases of the facades, so that screens use router and stores as in the shell. */
export const sharedAliases = (): Record<string, string> => ({
  '~zustand': packageDir('zustand'),
  zustand: facadeFile('zustand'),
  '~react-router-dom': packageDir('react-router-dom'),
  'react-router-dom': facadeFile('react-router-dom'),
})

/** Mocks are reset after each test. Timeouts only end hanging tests and measure no speed, because machines are shared. */
export const BASE_OPTIONS = {
  restoreMocks: true,
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

/** Modules of `@sureda/testing` that run before the tests of screens. */
export const SCREEN_SETUP = ['timeouts', 'short-errors', 'fixed-clock'] as const

/** One jsdom a worker and a context a file: half the time of a jsdom a file (22 s instead of 41 for mf-content). */
export const SCREEN_OPTIONS = { ...BASE_OPTIONS, pool: 'vmThreads' } as const

/** The config of a remote that is alone in its folder: `export default remoteTests()` in its `vitest.config.ts`. */
export const remoteTests = () => ({
  resolve: { alias: sharedAliases() },
  test: {
    ...SCREEN_OPTIONS,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: SCREEN_SETUP.map((name) => `@sureda/testing/${name}`),
    // Node could not read their styles
    server: { deps: { inline: [/@sureda[\\/]/] } },
  },
})
