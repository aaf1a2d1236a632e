import type { PassClaims } from '@sureda/contract/rules/pass-claims'
import type { PassKey } from '@sureda/contract/schemas/bookings/pass'
import { makeManifest, makeManifestEntry, makeManifestSlot } from '@sureda/testing/manifest-factories'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { checkPassOffline } from './check-pass-offline.ts'

const encode = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Buffer.from(new Uint8Array(bytes)).toString('base64url')
const text = (value: object) => encode(new TextEncoder().encode(JSON.stringify(value)))

async function makeKey(kid: string) {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const x = encode(await crypto.subtle.exportKey('raw', pair.publicKey))
  const sign = async (claims: PassClaims) => {
    const signed = `${text({ alg: 'EdDSA', kid })}.${text(claims)}`
    const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(signed))
    return `${signed}.${encode(signature)}`
  }
  const key: PassKey = { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
  return { key, sign }
}

let signer: Awaited<ReturnType<typeof makeKey>>
let theirs: Awaited<ReturnType<typeof makeKey>>
beforeAll(async () => {
  signer = await makeKey('k1')
  theirs = await makeKey('k1')
})
afterEach(() => vi.restoreAllMocks())

const entry = makeManifestEntry()
const slot = makeManifestSlot({ entries: [entry] })
const noon = makeManifestSlot({
  time: '12:00',
  entries: [makeManifestEntry({ id: 'noon', code: 'CCCC0000', name: 'Marc Pou' })],
})
const dayList = makeManifest({ slots: [slot, noon] })
const claims: PassClaims = {
  tenant: 'gavarres',
  reservation: entry.id,
  experience: 'e-pela',
  date: dayList.date,
  time: '10:00',
  people: 4,
  exp: Math.floor(Date.now() / 1000) + 3600,
}
const check = (pass: string, over: object = {}) =>
  checkPassOffline(pass, {
    ...{ tenant: 'gavarres', dayList, keys: [signer.key], ownExperiences: ['e-pela'], slot },
    ...{ isHere: () => false, isMarked: () => false, now: new Date(), ...over },
  })
const resultOf = async (pass: string, over: object = {}) => (await check(pass, over)).result

it('recognises a pass on the list, scanned or typed', async () => {
  const scanned = await check(await signer.sign(claims))
  expect(scanned).toMatchObject({ result: 'valid', entry: { name: 'Neus Vidal' }, slot: { time: '10:00' } })
  for (const typed of ['B1C9D2E0', ' b1c9-d2eo ', 'b1c9 d2e0'])
    expect([typed, await resultOf(typed)]).toEqual([typed, 'valid'])
})

it('never calls a good pass invalid because the list is older than it', async () => {
  const fresh = await check(await signer.sign({ ...claims, reservation: 'booked-since' }))
  expect(fresh).toMatchObject({ result: 'unlisted', entry: null, claims: { people: 4 } })
  // the second time it is recognised
  const isMarked = (id: string) => id === 'booked-since'
  expect(await resultOf(await signer.sign({ ...claims, reservation: 'booked-since' }), { isMarked })).toBe(
    'attended',
  )
})

it('compares day, time and experience of a pass with the list, not only its signature', async () => {
  const other = (over: Partial<PassClaims>) => signer.sign({ ...claims, reservation: 'x', ...over })
  expect(await resultOf(await other({ date: '2026-12-06' }))).toBe('other_day')
  expect(await resultOf(await other({ time: '12:00' }))).toBe('other_time')
  expect(
    await resultOf(await other({ experience: 'e-taps' }), { ownExperiences: ['e-pela', 'e-taps'] }),
  ).toBe('other_experience')
  expect(await resultOf(await other({ experience: 'e-foreign' }))).toBe('not_yours')
  expect(await resultOf('CCCC0000')).toBe('other_time')
})

it('says what is wrong with each of the others', async () => {
  const good = await signer.sign(claims)
  expect(await resultOf(good, { isHere: () => true })).toBe('attended')
  const having = (fields: object) => ({
    dayList: makeManifest({ slots: [{ ...slot, entries: [{ ...entry, ...fields }] }] }),
  })
  expect(await resultOf(good, having({ status: 'cancelled' }))).toBe('cancelled')
  expect(await resultOf(good, having({ status: 'pending' }))).toBe('not_confirmed')
  expect(await resultOf(await signer.sign({ ...claims, reservation: 'x', exp: 1 }))).toBe('expired')
  expect(await resultOf(await signer.sign({ ...claims, tenant: 'raya' }))).toBe('other_tenant')
  expect(await resultOf('ZZZZZZ')).toBe('unknown')
})

it('accepts no forged pass', async () => {
  const [head, body, signature] = (await signer.sign(claims)).split('.')
  const forged = [
    await theirs.sign(claims),
    `${head}.${text({ ...claims, people: 40 })}.${signature}`,
    `${head}.${body}.${'A'.repeat(86)}`,
    `${text({ alg: 'none', kid: 'k1' })}.${body}.${signature}`,
    `${head}.${body}.`,
    'https://example.test/pass',
  ]
  for (const pass of forged) {
    const { result, entry: shown } = await check(pass)
    expect([pass, result, shown]).toEqual([pass, 'forged', null])
  }
})

it('says that it cannot tell where the key is newer than those on the phone', async () => {
  expect(await resultOf(await signer.sign(claims), { keys: [] })).toBe('unchecked')
})

it('checks signatures with the library where the browser does not support these keys', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
  expect(await resultOf(await signer.sign(claims))).toBe('valid')
  expect(await resultOf(await theirs.sign(claims))).toBe('forged')
})
