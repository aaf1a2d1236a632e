import { defineConfig } from 'vitest/config'

const isPostgres = process.env.SUREDA_TEST_DATABASE === 'postgres'

/**
 * Their subject is the same on both engines: words, numbers, files, limits of input. They run on the embedded one alone.
 * Constraints, transactions, tenancy and whatever else the database decides run on both, and so does every file not named here.
 */
const embeddedIsEnough = [
  'src/app.test.ts',
  'src/{config,http-server}.test.ts',
  'src/errors/**',
  'src/database/pick-text.test.ts',
  'src/plugins/{answer-deadline,content-cache-aborts,errors,network-of}.test.ts',
  'src/modules/auth/{login,provider}.test.ts',
  'src/modules/content/{empty-territory,hostile,hostile-content,local-time,page,parameters}.test.ts',
  'src/modules/games/{grade,hangman,unlock}.test.ts',
  'src/modules/health/**',
  'src/modules/{news,notification-cards,package-pdf,packages,routes,settings,stories,weather}/**',
  'src/modules/points/levels.test.ts',
  'src/modules/ratings/shown-rating.test.ts',
  'src/modules/reservations/{reservation-rules,slot-rules}.test.ts',
  'src/modules/tenant/load-tenant.test.ts',
  'src/modules/user/profile.test.ts',
  'src/storage/private-folder.test.ts',
  'src/uploads/**',
  // the embedded engine's own guards (locks, crashes, syncs, a full disk) and the process around it
  'src/database/embedded.test.ts',
  'src/server.test.ts',
  'src/storage/disk-full.test.ts',
]

/**
 * What needs several connections or a server of its own. Then tables of calls and limits, which say the same on both engines and are quicker here; the
 * embedded one is asked once more through a gateway who gets in.
 */
const postgresIsEnough = [
  'src/database/tenant-role.test.ts',
  'src/replacing-a-process.test.ts',
  'src/modules/reservations/booking-race.test.ts',
  'src/plugins/{access-matrix,fuzz,ownership-matrix,rate-limit}.test.ts',
]

/** `SUREDA_TEST_DATABASE=embedded|postgres` chooses the engine; each test file works on a fresh copy of one migrated database. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: isPostgres ? embeddedIsEnough : postgresIsEnough,
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // one process reads the API's modules once, not once a file: 136 s instead of 270. No file leaves a clock or a spy behind
    isolate: false,
    restoreMocks: true,
    // ends what hangs; no measure of speed: the machines are shared
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
