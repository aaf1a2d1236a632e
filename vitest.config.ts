import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** Screens meet the router as the shell shares it. */
const router = {
  alias: {
    '~react-router-dom': path.join(import.meta.dirname, 'shared/build/node_modules/react-router-dom'),
    'react-router-dom': path.join(import.meta.dirname, 'shared/build/src/facade/react-router-dom.ts'),
  },
}
/** What runs in a browser. The other rooms have no screens; the design system asks more of its tests and has a config of its own. */
const inBrowser = '{shell,mf-*,shared/{contract,remote,testing}}'
const ofPhone = {
  // one jsdom a worker and a context a file: half the time of a jsdom a file (22 s instead of 41 for mf-content)
  pool: 'vmThreads',
  // by path from here: a project looks for them from its own root
  setupFiles: ['patience', 'light-failures', 'fixed-clock'].map((name) =>
    path.join(import.meta.dirname, `shared/testing/src/${name}.ts`),
  ),
  // as patient as the first of them
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  // ends what hangs; no measure of speed: the machines are shared
  testTimeout: 60_000,
} as const

/** Each works on a fresh copy of one migrated database. */
const onDatabase = [
  'territories/src/{bad-input,cli,import,packs}.test.ts',
  'territories/src/pictures/photographs.test.ts',
  'scripts/src/{new-territory,people-commands,remove-demo}.test.ts',
]
const ofCommands = {
  // one process reads the API's modules once, not once a file
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: 180_000,
  hookTimeout: 180_000,
} as const

/**
 * Unit and component tests of every room but the API, which runs apart. Components run in jsdom; a `.test.ts` runs without it, unless its first
 * line asks for one: `// @vitest-environment jsdom`.
 */
export default defineConfig({
  test: {
    projects: [
      'gateway',
      'shared/build',
      'shared/ui',
      {
        resolve: router,
        test: {
          name: 'components',
          include: [`${inBrowser}/src/**/*.test.tsx`],
          environment: 'jsdom',
          ...ofPhone,
        },
      },
      { resolve: router, test: { name: 'rules', include: [`${inBrowser}/src/**/*.test.ts`], ...ofPhone } },
      {
        test: {
          name: 'commands',
          include: ['{territories,scripts,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onDatabase],
          ...ofCommands,
        },
      },
      {
        test: {
          name: 'commands on a database',
          include: onDatabase,
          // SUREDA_TEST_DATABASE chooses the engine, as for the API
          globalSetup: ['api/src/testing/global-setup.ts'],
          ...ofCommands,
        },
      },
    ],
  },
})
