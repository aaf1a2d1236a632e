import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@sureda/gateway/config'
import { verifyOverride } from '@sureda/gateway/rollout/override-token'
import { expect, it } from 'vitest'
import { overrideAddress, statusLines, toCommand } from './remotes-commands.ts'

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
})

it('signs an address for staff that expires within a day', () => {
  const config = readConfig({
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'override-')),
    OVERRIDE_SECRET: 's'.repeat(32),
  })
  const address = new URL(
    overrideAddress({ ...base, name: 'override', hours: '2', host: 'raya.localhost' }, config),
  )
  expect(address.host).toBe('raya.localhost:4000')
  const override = verifyOverride(address.searchParams.get('sureda-override') ?? '', 's'.repeat(32))
  expect(override?.releases).toEqual({ 'mf-map': version })
  expect(() => overrideAddress({ ...base, name: 'override', hours: '99' }, config)).toThrow('up to 24')
})

it('tells what everybody gets, who gets something else, and why', () => {
  const at = new Date('2026-11-21T10:00:00Z')
  const rollout = {
    remote: 'mf-map' as const,
    stable: version,
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
  expect(statusLines([])).toEqual(['Nothing is released yet: npm run remotes -- ship <remote> --promote'])
})
