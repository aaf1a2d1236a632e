import { defineConfig } from 'vitest/config'

export default defineConfig({
  // whole screens with their lazy parts, on machines that do other things besides
  test: { name: 'shell', environment: 'jsdom', testTimeout: 20_000 },
})
