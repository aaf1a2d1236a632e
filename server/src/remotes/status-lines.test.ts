import { expect, it } from 'vitest'
import { outcome, statusLines, statusOf } from './status-lines.ts'

const version = '1.0.0-aaaaaaaa'

it('lists the stable release, exceptions and their reasons', () => {
  const at = new Date('2026-11-21T10:00:00Z')
  const rollout = {
    remote: 'mf-map' as const,
    stable: version,
    stableSince: null,
    previous: null,
    canary: '1.1.0-bbbbbbbb',
    canaryShare: 10,
    pins: { raya: version },
    disabled: true,
    disabledTenants: [],
  }
  const event = {
    remote: 'mf-map' as const,
    action: 'rollback',
    version,
    actor: 'automatic',
    reason: 'it failed',
    at,
  }
  const text = statusLines([{ rollout, releases: [], events: [event] }]).join('\n')
  for (const part of [
    'DISABLED',
    'stable    1.0.0-aaaaaaaa',
    '1.1.0-bbbbbbbb for 10 %',
    'raya →',
    'automatic: it failed',
  ])
    expect(text).toContain(part)
  const alert = { ...event, action: 'alert', reason: '7 of 9 loads failed' }
  const alarm = (change: object) =>
    statusLines([{ rollout: { ...rollout, ...change }, releases: [], events: [], alert }])[1]
  expect(alarm({})).toBe(
    '  ALERT     1.0.0-aaaaaaaa: 7 of 9 loads failed (2026-11-21 10:00). There is no earlier one; to switch it off: npm run remotes -- disable mf-map',
  )
  const previous = '0.9.0-cccccccc'
  expect(alarm({ previous, canary: null })).toContain('take it back: npm run remotes -- rollback mf-map')
  expect(alarm({ previous })).toContain('npm run remotes -- promote mf-map 0.9.0-cccccccc')
  expect(() => statusLines([{ rollout, releases: [], events: [] }], 'mf-mapp')).toThrow('Known: mf-map.')
  expect(statusOf([{ rollout, releases: [], events: [] }], 'mf-map')).toHaveLength(1)
  expect(outcome(rollout)).toContain('switched off for everybody')
  expect(outcome({ ...rollout, disabled: false, disabledTenants: ['raya'] })).toBe(
    'mf-map: everybody gets 1.0.0-aaaaaaaa, 10 % get 1.1.0-bbbbbbbb, raya is pinned to 1.0.0-aaaaaaaa, switched off for raya.',
  )
  expect(statusLines([])).toEqual([
    'Nothing is released yet: npm run remotes -- ship --dist <folder> --promote',
  ])
})
