import { defineConfig } from 'vitest/config'

const isPostgres = process.env.SUREDA_TEST_DATABASE === 'postgres'
/** The other engine's run stands beside this one: what is the same on both runs there alone, where it takes a quarter of the time. */
const isBesidePostgres = !isPostgres && process.env.SUREDA_TEST_BESIDE === 'postgres'

/** The embedded engine's own guards (locks, crashes, syncs, a full disk) and the process around it. */
const ofEmbedded = ['src/database/embedded.test.ts', 'src/server.test.ts', 'src/storage/disk-full.test.ts']

/** What needs several connections or a server of its own, and tables of calls: who gets in does not depend on the engine. */
const ofPostgres = [
  'src/database/tenant-role.test.ts',
  'src/replacing-a-process.test.ts',
  'src/modules/bookings/reservations/booking-race.test.ts',
  'src/plugins/{access-matrix,fuzz,ownership-matrix,rate-limit}.test.ts',
]

/** Constraints, races, transactions, tenancy, faults of a database and SQL of its own kind: on both engines. */
const ofBoth = [
  'src/{database,jobs,log}/**/*.test.ts',
  'src/**/*-{race,model,guards,versions}.test.ts',
  'src/modules/members/account/personal-data.test.ts',
  'src/lib/search.test.ts',
  'src/modules/catalogue/{content,large-territory}.test.ts',
  'src/modules/points/earning/{award-points,earning}.test.ts',
  'src/modules/bookings/reservations/{at-once,booking,nights,overdue,status-machine}.test.ts',
  'src/modules/{catalogue/search,points/rewards,members/digest}/**/*.test.ts',
  'src/modules/bookings/waitlist/tend-waitlist.test.ts',
  'src/plugins/{idempotency,tenant}.test.ts',
]

/** `SUREDA_TEST_DATABASE=embedded|postgres` chooses the engine, and alone each runs all it can; each test file works on a fresh copy of one migrated database. */
export default defineConfig({
  test: {
    include: isBesidePostgres ? [...ofEmbedded, ...ofBoth] : ['src/**/*.test.ts'],
    exclude: isPostgres ? ofEmbedded : ofPostgres,
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // one process reads the API's modules once, not once a file: 136 s instead of 270. No file leaves a clock or a spy behind
    isolate: false,
    restoreMocks: true,
    // ends what hangs; no measure of speed: the machines are shared
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
