// @vitest-environment jsdom

import { startSession } from '@sureda/remote/session'
import { type FakeApi, fakeApi } from '@sureda/testing/fake-api'
import { setVisitor } from '@sureda/testing/fake-session'
import { makeSessionAnswer, makeUser } from '@sureda/testing/people'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideNavigation } from '../../router/navigation.ts'
import { endSession } from '../../session/session-lifecycle.ts'
import { logout } from '../../session/sign-out.ts'
import { fakeCaches } from '../fake-phone.testing.ts'
import { CACHES } from './cache-names.ts'
import { fromCache, openCache } from './open-cache.ts'
import { forgetPersonalPictures, isPersonalPicture } from './personal-pictures.ts'

const PHOTO = '/media/uploads/gavarres/0b0f5a2e-6a5e-4d6e-9a41-2f1f5a0c9a11.webp'
const PACK = '/media/gavarres/e-alba-800.avif'
let api: FakeApi

/** Addresses in all caches of the phone. */
async function stored(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
  return found
}

beforeEach(async () => {
  fakeCaches()
  for (const name of [CACHES.pictures, CACHES.saved])
    for (const address of [PHOTO, PACK]) await (await caches.open(name)).put(address, new Response('bytes'))
  api = fakeApi({ 'POST /api/logout': { ok: true } })
  provideNavigation({ go: () => {}, recheck: async () => {}, rulesOf: () => null })
  setVisitor('stranger')
  startSession(makeSessionAnswer(makeUser(), 'secret'))
})
afterEach(() => {
  api.restore()
  vi.unstubAllGlobals()
})

it('distinguishes photos of persons from pictures of a territory', () => {
  expect(isPersonalPicture(PHOTO)).toBe(true)
  expect(isPersonalPicture(PACK)).toBe(false)
  expect(isPersonalPicture(PHOTO.replace('.webp', '-800.webp'))).toBe(false)
  expect(isPersonalPicture('/media/uploads/gavarres/0b0f5a2e-6a5e-4d6e-9a41-201150909911.webp')).toBe(true)
})

it.each([
  ['signing out', () => logout()],
  ['a session that the server ended', async () => endSession('secret')],
])('%s leaves no photo of the person in any cache', async (_name, end) => {
  await end()
  await vi.waitFor(async () => expect(await stored()).toEqual([PACK, PACK]))
})

it('does nothing where a browser has no caches', async () => {
  vi.unstubAllGlobals()
  await expect(forgetPersonalPictures()).resolves.toBeUndefined()
})

it.each(['keys', 'open'] as const)('continues where %s of the caches fails', async (method) => {
  vi.spyOn(caches, method).mockRejectedValue(new DOMException('', 'UnknownError'))
  await expect(forgetPersonalPictures()).resolves.toBeUndefined()
})

it('finds nothing where reading `caches` throws', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(fromCache(CACHES.saved, PHOTO)).resolves.toBeUndefined()
  await expect(openCache(CACHES.saved)).rejects.toThrow(TypeError)
})
