import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { environment: 'jsdom', restoreMocks: true, testTimeout: 20_000 } })
