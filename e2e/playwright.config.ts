import { defineConfig } from '@playwright/test'
import { browserPath } from '@sureda/build/system-browser'
import { INSTALLATION, originOf, PORT } from './src/support/installation.ts'

/** Phone-sized Chromium against the real server on its own data folder. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // split.config.ts has the providers
  testIgnore: '**/providers.e2e.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // a journey that fails is run once more, with a trace; one that passes only then is flaky and counts as failed
  retries: 1,
  // ends what hangs; no measure of speed: axe looks at some journeys ten times, and the machines are shared
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // sooner than the whole journey: what cannot be tapped is named
    actionTimeout: 40_000,
    baseURL: originOf('gavarres'),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 390, height: 844 },
    // pixels are counted by pictures, not by journeys: four times fewer of them to draw
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    // a worker would answer in place of the faults that tests put into the network; the offline suites allow it
    serviceWorkers: 'block',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-dev-shm-usage',
        // map tiles and other third parties cannot be reached by a test; a handler of requests would switch the browser's cache off as well
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node ../scripts/run.mjs start',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      ...INSTALLATION,
      RATE_LIMIT_FACTOR: '100',
      // browser and server share two cores here: a long wait is no overload
      OVERLOAD_DELAY_MS: '0',
      // journeys book for days ahead, and guides mark attendance at once
      CHECK_IN_LEAD_MINUTES: '1000000',
      SUREDA_FRESH_DATA: '1',
      // the folder is deleted afterwards, so no journey needs durability
      EMBEDDED_DURABILITY: 'off',
    },
  },
})
