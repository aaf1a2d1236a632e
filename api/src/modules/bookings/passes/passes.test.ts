import { generateKeyPairSync } from 'node:crypto'
import { type PassClaims, readPass } from '@sureda/contract/rules/pass-claims'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, eq, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import type { Secret } from '../../../secret.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addReservation } from '../../../testing/test-belongings.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { groupMembers } from '../../members/profile/user.tables.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import { rotateExpiredKeys, rotateKeys, signingKey } from './pass-keys.service.ts'
import { passKeys } from './pass-keys.tables.ts'
import { checkPass, signPass } from './pass-token.ts'
import { seal, unseal } from './seal.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(fixture.api.db, TENANT, work)
async function confirmed(over: object = {}) {
  const made = await fixture.request(over)
  await fixture.step(made.id, 'confirm')
  const { body } = await fixture.call('GET', `/reservations/${made.id}/pass`, undefined, made.member)
  return { ...made, pass: body.data as { token: string; code: string; expires_at: string } }
}
const verify = (body: object, person = fixture.guide) =>
  fixture.call('POST', '/guide/passes/verify', body, person)
const resultOf = async (body: object, person = fixture.guide) => (await verify(body, person)).body.data.result
const keysNow = async () => (await fixture.call('GET', '/pass-keys')).body.keys

it('gives the member a signed pass without a name, the same each time', async () => {
  const { id, member, pass, experience } = await confirmed()
  const parts = readPass(pass.token)
  expect(parts?.claims).toEqual({
    tenant: TENANT,
    reservation: id,
    experience,
    date: day(3),
    time: '10:00',
    people: 2,
    exp: Date.parse(pass.expires_at) / 1000,
  })
  expect(atob(pass.token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain('Ona')
  expect(pass.code).toBe(id.slice(0, 8).toUpperCase())
  expect(await checkPass(pass.token, await keysNow())).toMatchObject({ signature: 'good' })
  const again = await fixture.call('GET', `/reservations/${id}/pass`, undefined, member)
  expect(again.body.data.token).toBe(pass.token)
  expect(again.body.data.contact).toMatchObject({ name: 'Pere Suros' })
})

it('issues no pass before confirmation, after cancellation, or to other members', async () => {
  const { id, member } = await fixture.request()
  const ask = (person = member) => fixture.call('GET', `/reservations/${id}/pass`, undefined, person)
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'pass_not_ready' } })
  expect(await ask(fixture.member)).toMatchObject({ status: 404 })
  await fixture.step(id, 'reject')
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'reservation_closed' } })
})

it('names the members of a group on the answer, not in the token', async () => {
  const leader = await createPerson(fixture.api.db, TENANT, { name: 'Laia' })
  const group_id = await fixture.group([
    { person: leader, role: 'leader' },
    { person: fixture.member, role: 'participant' },
  ])
  const experience = await fixture.experience({ autoConfirm: true }, fixture.guide)
  const { body } = await fixture.book(experience, { group_id }, leader)
  const pass = await fixture.call('GET', `/reservations/${body.data.id}/pass`, undefined, leader)
  expect(pass.body.data).toMatchObject({ code: body.data.booking_code, members: ['x', 'x'] })
})

it('calls members without a name by their number, in the language of the reader', async () => {
  const leader = await createPerson(fixture.api.db, TENANT, { name: 'Laia' })
  const group_id = await fixture.group([
    { person: leader, role: 'leader' },
    { person: fixture.member, role: 'participant' },
  ])
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .update(groupMembers)
      .set({ name: '' })
      .where(and(eq(groupMembers.groupId, group_id), eq(groupMembers.userId, fixture.member.user.id))),
  )
  const experience = await fixture.experience({ autoConfirm: true }, fixture.guide)
  const { body } = await fixture.book(experience, { group_id }, leader)
  const membersIn = async (locale: string) => {
    const path = `/reservations/${body.data.id}/pass`
    const pass = await fixture.call('GET', path, undefined, leader, { 'accept-language': locale })
    return pass.body.data.members
  }
  expect(await membersIn('en')).toEqual(['x', 'Member 2'])
  expect(await membersIn('es')).toEqual(['x', 'Integrante 2'])
})

it('names the fault of each pass, and reveals nothing about passes of other guides', async () => {
  const today = { date: day(3) }
  const { id, pass, experience, member } = await confirmed()
  const token = { token: pass.token, ...today }
  expect(await verify(token)).toMatchObject({
    status: 200,
    body: {
      data: {
        valid: true,
        result: 'valid',
        reservation: { id, name: 'Ona Serra', people: 2, time: '10:00' },
      },
    },
  })
  expect(await resultOf({ token: pass.token })).toBe('other_day')
  expect(await resultOf({ ...token, time: '12:00' })).toBe('other_time')
  expect(await resultOf({ ...token, experience_id: 'another' })).toBe('other_experience')
  expect(await resultOf({ ...token, experience_id: experience, time: '10:00' })).toBe('valid')
  expect(
    await resultOf({ code: ` ${pass.code.slice(0, 4).toLowerCase()}-${pass.code.slice(4)}`, ...today }),
  ).toBe('valid')
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  expect((await verify(token, colleague)).body.data).toMatchObject({ result: 'not_yours', reservation: null })
  expect(await resultOf({ code: pass.code, ...today }, colleague)).toBe('unknown')
  expect(await resultOf({ code: 'ABC234' })).toBe('unknown')
  expect(await verify(token, member)).toMatchObject({ status: 403 })
  expect((await verify({})).body.errors).toMatchObject([{ path: 'token', code: 'required' }])
  await fixture.step(id, 'cancel')
  expect(await resultOf(token)).toBe('cancelled')
})

it('reports a pass used twice, and one of an unconfirmed reservation', async () => {
  const { id } = await fixture.begun()
  const code = id.slice(0, 8)
  const check = { code, date: day(3) }
  expect(await resultOf(check)).toBe('valid')
  await fixture.call(
    'POST',
    '/guide/attendance',
    [{ reservation_id: id, attended: true, at: new Date().toISOString() }],
    fixture.guide,
  )
  const replay = await verify(check)
  expect(replay.body.data).toMatchObject({
    valid: false,
    result: 'attended',
    reservation: { attendance: { state: 'here' } },
  })
  const waiting = await fixture.request()
  expect(await resultOf({ code: waiting.id.slice(0, 8), date: day(3) })).toBe('not_confirmed')
})

it('refuses every kind of forged pass', async () => {
  const { id, pass, experience } = await confirmed()
  const [head = '', body = '', signature = ''] = pass.token.split('.')
  const claims = readPass(pass.token)?.claims as PassClaims
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const own = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const stranger = {
    kid: readPass(pass.token)?.kid ?? '',
    jwk: { kty: 'OKP' as const, crv: 'Ed25519' as const, x: own.x ?? '', d: own.d ?? '' },
  }
  const forged = [
    `${head}.${encode({ ...claims, people: 9 })}.${signature}`,
    `${head}.${body}.${'A'.repeat(86)}`,
    `${encode({ alg: 'none', kid: stranger.kid })}.${body}.`,
    `${encode({ alg: 'HS256', kid: stranger.kid })}.${body}.${signature}`,
    await signPass(stranger, claims),
    await signPass({ ...stranger, kid: 'unknown' }, claims),
    'not a pass',
    'https://example.test/',
  ]
  for (const token of forged)
    expect([token, await resultOf({ token, date: day(3), experience_id: experience })]).toEqual([
      token,
      'forged',
    ])
  const gone = await signPass(await inTenant((tx) => signingKey(tx, TENANT, undefined)), {
    ...claims,
    reservation: '7b8ff1a0-0000-4000-8000-000000000001',
  })
  expect(await resultOf({ token: gone, date: day(3) })).toBe('unknown')
  expect((await fixture.find(id))?.status).toBe('confirmed')
})

it('distinguishes a pass of another territory from a forged one', async () => {
  const there = await createPerson(fixture.api.db, 'raya', {})
  await addContent(fixture.api.db, 'raya', { experiences: [{ id: 'e-there' }] })
  const id = await addReservation(fixture.api.db, there, 'e-there', 'confirmed')
  const { body } = await fixture.call('GET', `/reservations/${id}/pass`, undefined, there)
  expect(await resultOf({ token: body.data.token })).toBe('other_tenant')
})

it('reports a pass as expired some hours after the end', async () => {
  const { id, member } = await fixture.begun(1)
  await inTenant((tx) =>
    tx
      .update(reservations)
      .set({ people: 3, changedBy: `user:${member.user.id}` })
      .where(eq(reservations.id, id)),
  )
  const { body } = await fixture.call('GET', `/reservations/${id}/pass`, undefined, member)
  const claims = readPass(body.data.token)?.claims as PassClaims
  const key = await inTenant((tx) => signingKey(tx, TENANT, undefined))
  // without a list only the claims decide
  const old = await signPass(key, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
  const { evaluatePass } = await import('@sureda/contract/rules/pass-verdict')
  const verdict = (token: string) =>
    evaluatePass(
      { signature: 'good', claims: readPass(token)?.claims ?? null, known: null, isOwn: true },
      { tenant: TENANT, now: new Date(), date: claims.date },
    )
  expect(verdict(old)).toBe('expired')
  expect(verdict(body.data.token)).toBe('unlisted')
  const over = await fixture.begun(6)
  expect(await resultOf({ code: over.id.slice(0, 8), date: day(3) })).toBe('expired')
})

it('rotates keys without invalidating open passes, and deletes a key without open passes', async () => {
  const { pass } = await confirmed()
  const before = await keysNow()
  await inTenant((tx) => rotateKeys(tx, TENANT, undefined))
  const now = await keysNow()
  expect(now).toHaveLength(before.length + 1)
  expect(await resultOf({ token: pass.token, date: day(3) })).toBe('valid')
  const next = await confirmed()
  expect(readPass(next.pass.token)?.kid).not.toBe(readPass(pass.token)?.kid)
  // the job deletes no key that something shown is signed with, and rotates on time
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await inTenant((tx) => rotateExpiredKeys(tx, TENANT, undefined, inDays(15)))
  expect(await keysNow()).toHaveLength(before.length + 1)
  await inTenant((tx) => rotateExpiredKeys(tx, TENANT, undefined, inDays(91)))
  const later = await keysNow()
  expect(later).toHaveLength(1)
  expect(now.map((key: { kid: string }) => key.kid)).not.toContain(later[0].kid)
})

it('creates the first key before the first pass, so that phones have it before they are offline', async () => {
  await inTenant((tx) => tx.delete(passKeys))
  expect(await keysNow()).toEqual([])
  await inTenant((tx) => rotateExpiredKeys(tx, TENANT, undefined, new Date()))
  expect(await keysNow()).toHaveLength(1)
  const { kid } = await inTenant((tx) => signingKey(tx, TENANT, undefined))
  expect((await keysNow())[0].kid).toBe(kid)
})

it('creates one key for concurrent first passes', async () => {
  await inTenant((tx) => tx.delete(passKeys))
  await Promise.all(
    Array.from({ length: 8 }, () =>
      inTenant((tx) => signingKey(tx, TENANT, undefined).then(() => undefined)),
    ),
  )
  expect(await inTenant((tx) => tx.select().from(passKeys))).toHaveLength(1)
  await expect(
    inTenant((tx) =>
      tx.execute(
        sql`insert into pass_keys (tenant_id, kid, public_x, private_d, is_sealed) values (${TENANT}, 'x', 'x', 'x', false)`,
      ),
    ),
  ).rejects.toThrow()
})

it('seals private keys with the secret, and creates another key when the secret is lost', async () => {
  const secret: Secret = ['a secret of at least thirty-two letters']
  const other: Secret = ['another one of at least thirty-two letters']
  expect(unseal(seal('d', secret, 'a'), secret, 'a')).toBe('d')
  expect(unseal(seal('d', secret, 'a'), secret, 'b')).toBeNull()
  expect(unseal(seal('d', secret, 'a'), other, 'a')).toBeNull()
  await inTenant((tx) => rotateKeys(tx, TENANT, secret))
  const first = await inTenant((tx) => signingKey(tx, TENANT, secret))
  const rows = await inTenant((tx) => tx.select().from(passKeys).where(eq(passKeys.kid, first.kid)))
  expect(rows[0]?.privateD).not.toContain(first.jwk.d)
  expect((await inTenant((tx) => signingKey(tx, TENANT, secret))).kid).toBe(first.kid)
  expect((await inTenant((tx) => signingKey(tx, TENANT, other))).kid).not.toBe(first.kid)
  await inTenant((tx) => rotateKeys(tx, TENANT, undefined))
})

it('publishes public keys only', async () => {
  await confirmed()
  const keys = await keysNow()
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
})
