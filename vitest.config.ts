import { defineConfig } from 'vitest/config'

/** Unit and component tests of every room but the API, which runs apart: once on each database. */
export default defineConfig({
  test: {
    projects: ['shared/*', 'shell', 'mf-*', 'gateway', 'territories', 'scripts', 'bench'],
  },
})
