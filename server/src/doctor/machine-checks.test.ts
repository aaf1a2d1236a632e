import { readConfig } from '@sureda/gateway/config'
import { expect, it } from 'vitest'
import { secretFindings } from './machine-checks.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL_SCHEME: 'https',
  OVERRIDE_SECRET: 'o'.repeat(32),
  PASS_SECRET: 'p'.repeat(32),
}

it('requires the internal key only where there can be several processes', () => {
  const states = (env: Record<string, string>) =>
    secretFindings(readConfig({ ...PRODUCTION, ...env })).map(({ state, says }) => [state, says])
  expect(states({})).toEqual([['ok', 'PASS_SECRET, OVERRIDE_SECRET are set']])
  expect(states({ DATABASE_URL: 'postgresql://a@b/c' })).toEqual([['fault', 'not set: INTERNAL_KEY']])
})
