import { defineConfig } from 'vitest/config'

const isPostgres = process.env.SUREDA_TEST_DATABASE === 'postgres'

/** `SUREDA_TEST_DATABASE=embedded|postgres` chooses the engine; each test file works on a fresh copy of one migrated database. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // the embedded engine's own guards (locks, crashes, syncs) and the process around it; and what needs several processes on one server
    exclude: isPostgres
      ? ['src/database/embedded.test.ts', 'src/server.test.ts']
      : ['src/modules/reservations/booking-race.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // ends what hangs; no measure of speed: the machines are shared
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
