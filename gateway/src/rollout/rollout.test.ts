import { expect, it } from 'vitest'
import { resolve } from './resolve.ts'
import { canaried, emptyRollout, pinned, promoted, rolledBack, switched } from './rollout.ts'

const A = '1.0.0-aaaaaaaa'
const B = '1.0.1-bbbbbbbb'
const start = promoted(emptyRollout('mf-booking'), A)
const visitor = { tenant: 'gavarres', bucket: 1, overrides: {} }
const buckets = Array.from({ length: 2_000 }, (_, bucket) => ({ ...visitor, bucket }))

it('makes the former stable version the target of a rollback', () => {
  const next = promoted(start, B)
  expect(next).toMatchObject({ stable: B, previous: A })
  expect(rolledBack(next)).toMatchObject({ stable: A, previous: null })
})

it('rolls a canary back before the stable version, and refuses without an earlier one', () => {
  expect(rolledBack(canaried(start, B, 10))).toMatchObject({ stable: A, canary: null, canaryShare: 0 })
  expect(() => rolledBack(start)).toThrow('no earlier release')
})

it('ends the canary when its version is promoted, and refuses the stable version as canary', () => {
  expect(promoted(canaried(start, B, 10), B)).toMatchObject({ stable: B, previous: A, canary: null })
  expect(() => canaried(start, A, 10)).toThrow('already')
  expect(() => canaried(start, B, 101)).toThrow('0 to 100')
})

it('assigns the canary to about its share of visitors, who keep it while the share grows', () => {
  const getsCanary = (share: number) =>
    buckets
      .filter((one) => resolve(canaried(start, B, share), one).candidates[0] === B)
      .map((one) => one.bucket)
  const tenth = getsCanary(10)
  expect(tenth.length).toBeGreaterThan(140)
  expect(tenth.length).toBeLessThan(260)
  const half = new Set(getsCanary(50))
  expect(tenth.every((bucket) => half.has(bucket))).toBe(true)
  expect(getsCanary(100)).toHaveLength(2_000)
})

it('prefers override, then pin, then canary, then stable, and offers the next one as fallback', () => {
  const rollout = pinned(canaried(promoted(start, B), '2.0.0-cccccccc', 100), 'raya', '1.5.0-dddddddd')
  expect(resolve(rollout, visitor).candidates).toEqual(['2.0.0-cccccccc', B, A])
  expect(resolve(rollout, { ...visitor, tenant: 'raya' }).candidates[0]).toBe('1.5.0-dddddddd')
  expect(resolve(rollout, { ...visitor, overrides: { 'mf-booking': '9.9.9-eeeeeeee' } }).candidates[0]).toBe(
    '9.9.9-eeeeeeee',
  )
  expect(pinned(rollout, 'raya', null).pins).toEqual({})
})

it('disables a remote for all tenants or for one', () => {
  const off = switched(start, false, 'raya')
  expect(resolve(off, visitor).state).toBe('active')
  expect(resolve(off, { ...visitor, tenant: 'raya' }).state).toBe('disabled')
  expect(resolve(switched(off, true, 'raya'), { ...visitor, tenant: 'raya' }).state).toBe('active')
  expect(resolve(switched(start, false), visitor).state).toBe('disabled')
})
