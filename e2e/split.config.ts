import { defineConfig } from '@playwright/test'
import whole from './playwright.config.ts'
import { PORT } from './src/support/installation.ts'

/**
 * What federation asks of the gateway (`@split`) and the shipping of releases once more, on gateway and API as processes of their own behind HAProxy (PostgreSQL
 * behind both); and what needs Google and Apple, which are set up here alone.
 */
export default defineConfig({
  ...whole,
  testMatch: ['federation.e2e.ts', 'releases.e2e.ts', 'providers.e2e.ts'],
  testIgnore: [],
  grep: /@split|releases\.e2e|providers\.e2e/,
  outputDir: '../test-results/e2e-split',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e-split.json' }]],
  webServer: {
    ...[whole.webServer ?? []].flat()[0],
    command: 'node src/support/split-deployment.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
  },
})
