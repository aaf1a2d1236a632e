import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { findPostgresBinaries } from './api/src/testing/postgres-binaries.ts'
import { isInstalled } from './api/src/testing/services/installed.ts'
import { libraryAliases } from './shared/build/src/preset/aliases.ts'
import {
  BASE_OPTIONS as base,
  SCREEN_OPTIONS,
  SCREEN_SETUP,
  sharedAliases,
} from './shared/build/src/vitest.ts'

const at = (file: string) => path.join(import.meta.dirname, file)

const shared = { alias: sharedAliases() }
const inBrowser = '{shell,mf-*,shared/{contract,remote,testing}}'

const onPhone = {
  ...SCREEN_OPTIONS,
  setupFiles: SCREEN_SETUP.map((name) => at(`shared/testing/src/${name}.ts`)),
} as const
const onServer = {
  ...base,
  pool: 'forks',
  // one process reads the modules once, not once a file: 136 s instead of 270 for the API
  isolate: false,
  // limits only end what hangs, on a machine ten times slower too
  testTimeout: 600_000,
  hookTimeout: 600_000,
  unstubEnvs: true,
  unstubGlobals: true,
} as const

/** PostgreSQL where there is one: a quarter of the processor time of the embedded engine. SUREDA_TEST_DATABASE=embedded|postgres chooses. */
const engine =
  process.env.SUREDA_TEST_DATABASE ??
  (process.env.DATABASE_URL || findPostgresBinaries() ? 'postgres' : 'embedded')

/** Each file works on a fresh copy of one migrated database. */
const onDatabase = (which: string) => ({
  ...onServer,
  globalSetup: [at('api/src/testing/global-setup.ts')],
  env: { SUREDA_TEST_DATABASE: which },
})

/** The embedded engine's own guards (locks, crashes, syncs, a full disk) and the process around it. */
const ofEmbedded = [
  'api/src/database/embedded.test.ts',
  'api/src/server.test.ts',
  'api/src/**/disk-full.test.ts',
]
/** Tests with several connections or their own server, and tables of calls, whose access does not depend on the engine. */
const ofPostgres = [
  'api/src/**/{tenant-role,replacing-a-process,booking-race}.test.ts',
  'api/src/**/{access-matrix,fuzz,ownership-matrix,rate-limit}.test.ts',
]
/** Tests that both engines must pass: migrations, tenancy, transactions on one connection, timers, special SQL, error codes. */
const ofBoth = [
  'api/src/database/*.test.ts',
  'api/src/**/{check-invariants,round-trip,runner,log-canary,database-guards,search,idempotency,at-once,group-race,rewards-race}.test.ts',
]
/** Asked through HAProxy once more: hosts, sessions, caching, uploads, an answer given twice. */
const throughProxy = ['api/src/**/{tenant,content-cache,idempotency,session,profile}.test.ts']

/** Behind a pooler that lends a connection per transaction: what might be left on one, or was left by another. */
const throughPooler = [
  'api/src/database/{tenancy,migrate}.test.ts',
  'api/src/**/{idempotency,at-once,runner,shared-windows}.test.ts',
]

/** With Swift, pgbouncer, HAProxy, Prometheus, containers: the project `operations`. */
const ofOperations = '**/*.operations.test.ts'

const ofCommandsOnDatabase = [
  'territories/src/{bad-input,import,packs,removal}.test.ts',
  'territories/src/pictures/photographs.test.ts',
  'server/src/**/*.test.ts',
  'scripts/src/new-territory.test.ts',
]

/** Every test but the journeys. Components run in jsdom; a `.test.ts` without it, unless its first line is `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: shared,
        test: {
          ...onPhone,
          name: 'components',
          include: [`${inBrowser}/src/**/*.test.tsx`],
          environment: 'jsdom',
        },
      },
      { resolve: shared, test: { ...onPhone, name: 'rules', include: [`${inBrowser}/src/**/*.test.ts`] } },
      {
        test: {
          ...onPhone,
          name: 'ui',
          include: ['shared/ui/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // here a component that complains in the console has failed
          setupFiles: [...onPhone.setupFiles, at('shared/ui/testing/setup.ts')],
          restoreMocks: false,
        },
      },
      {
        resolve: {
          alias: Object.entries(libraryAliases()).map(([find, replacement]) => ({
            find: new RegExp(`^${find}`),
            replacement,
          })),
        },
        test: { ...base, name: 'build', include: ['shared/build/src/**/*.test.ts'] },
      },
      {
        test: {
          ...onServer,
          name: 'commands',
          include: ['{territories,server,scripts,bench,shared/create-sureda-remote}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ofCommandsOnDatabase],
        },
      },
      {
        test: {
          ...onDatabase(engine),
          name: 'commands on a database',
          include: ofCommandsOnDatabase,
          exclude: [...configDefaults.exclude, ofOperations],
        },
      },
      {
        test: {
          ...onDatabase(engine),
          name: 'gateway',
          include: ['gateway/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ofOperations],
          globalSetup: [at('api/src/testing/global-setup.ts'), at('gateway/src/testing/scratch-folder.ts')],
        },
      },
      {
        test: {
          ...onDatabase(engine),
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          exclude: [ofOperations, ...(engine === 'postgres' ? ofEmbedded : ofPostgres)],
        },
      },
      {
        test: {
          ...onDatabase('embedded'),
          name: 'api on the embedded database',
          include: engine === 'postgres' ? [...ofEmbedded, ...ofBoth] : [],
          exclude: [ofOperations, ...ofPostgres],
        },
      },
      {
        test: {
          ...onDatabase(engine),
          name: 'operations through a proxy',
          include: isInstalled('haproxy') ? throughProxy : [],
          setupFiles: [at('api/src/testing/network/through-proxy.ts')],
        },
      },
      {
        test: {
          ...onDatabase('pooler'),
          name: 'api through a pooler',
          include: isInstalled('pgbouncer') ? throughPooler : [],
        },
      },
      {
        test: {
          ...onDatabase(engine),
          name: 'operations',
          include: ['{api,gateway,server,deploy}/**/*.operations.test.ts'],
          exclude: [...configDefaults.exclude, ...(engine === 'postgres' ? [] : [ofOperations])],
          // one test at a time: each starts programs that want the processor
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
