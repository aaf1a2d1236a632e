import path from 'node:path'
import { defineConfig } from 'vitest/config'

const API = path.resolve(import.meta.dirname, '../api')

/**
 * The API's tests that ask it as a phone does, once more through the gateway of a split deployment: who may what, hosts, sessions, caching,
 * uploads, and generated requests (fewer: each is asked for what the proxy makes of it, not for what the API does).
 */
export default defineConfig({
  root: API,
  test: {
    name: 'split deployment',
    include: [
      'src/plugins/{access-matrix,tenant,content-cache,idempotency,fuzz}.test.ts',
      'src/modules/members/auth/session.test.ts',
      'src/modules/members/profile/profile.test.ts',
      'src/modules/bookings/reservations/booking.test.ts',
    ],
    env: { SUREDA_FUZZ: '4' },
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: [path.join(import.meta.dirname, 'src/testing/through-gateway.ts')],
    pool: 'forks',
    // one process reads the API's modules once, not once a file; no file leaves a clock or a spy behind
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
