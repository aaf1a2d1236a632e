import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@sureda/gateway/config'
import { directoryStore } from '@sureda/gateway/releases/directory-store'
import { verifyOverride } from '@sureda/gateway/rollout/override-token'
import { expect, it, onTestFinished } from 'vitest'
import { overrideAddress, toCommand } from './remotes-commands.ts'
import { outcome, statusLines, statusOf } from './remotes-status.ts'

const version = '1.0.0-aaaaaaaa'
const base = { remote: 'mf-map', version, actor: 'ana' }

it('understands every change, with the share as a number', () => {
  expect(toCommand({ ...base, name: 'canary', share: '10' })).toEqual({
    action: 'canary',
    remote: 'mf-map',
    version,
    share: 10,
    actor: 'ana',
  })
})

it('says in one sentence what is missing', () => {
  expect(() => toCommand({ ...base, name: 'publish' })).toThrow('There is no command "publish"')
  expect(() => toCommand({ ...base, remote: 'map', name: 'promote' })).toThrow('Which remote?')
  expect(() => toCommand({ ...base, version: '1.0', name: 'promote' })).toThrow('1.0 is no version')
  for (const share of ['abc', '-1', '1.5', ''])
    expect(() => toCommand({ ...base, name: 'canary', share })).toThrow('is no share')
})

it('signs an address for staff that expires within a day', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'override-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const config = readConfig({
    DATA_DIR: dir,
    RELEASES_DIR: dir,
    OVERRIDE_SECRET: 's'.repeat(32),
  })
  await directoryStore(dir).put('mf-map', version, new Map([['release.json', Buffer.from('{}')]]))
  const address = new URL(
    await overrideAddress({ ...base, name: 'override', hours: '2', host: 'raya.localhost' }, config),
  )
  expect(address.host).toBe('raya.localhost:4000')
  const override = verifyOverride(address.searchParams.get('sureda-override') ?? '', ['s'.repeat(32)])
  expect(override?.releases).toEqual({ 'mf-map': version })
  await expect(overrideAddress({ ...base, name: 'override', hours: '99' }, config)).rejects.toThrow(
    'up to 24',
  )
  await expect(
    overrideAddress({ ...base, version: '1.0.0-bbbbbbbb', name: 'override' }, config),
  ).rejects.toThrow('is not in the release store')
})

it('tells what everybody gets, who gets something else, and why', () => {
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
  expect(statusLines([])).toEqual(['Nothing is released yet: npm run remotes -- ship <remote> --promote'])
})
