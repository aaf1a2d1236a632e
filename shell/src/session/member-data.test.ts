// @vitest-environment jsdom
import { type SessionUser, setFavorites, useSession } from '@sureda/remote/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadMemberData } from './member-data.ts'

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
const hearts = (...ids: string[]) =>
  json({ data: ids.map((id) => ({ favoritable_type: 'route', favoritable_id: id })) })

let answerFavorites: (response: Response) => void
let answerPackages: (response: Response) => void

beforeEach(() => {
  const favorites = new Promise<Response>((resolve) => {
    answerFavorites = resolve
  })
  const packages = new Promise<Response>((resolve) => {
    answerPackages = resolve
  })
  vi.stubGlobal('fetch', (url: string) => (url.includes('favorites') ? favorites : packages))
  useSession.setState({ token: 't', user: { id: 'u', roles: [] } as unknown as SessionUser, guest: false })
  setFavorites(['route:old', 'route:gone'])
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the hearts that were filled and emptied while the server answered', async () => {
  const done = loadMemberData()
  setFavorites(['route:old', 'route:new'])
  answerFavorites(hearts('old', 'gone', 'other'))
  answerPackages(json({ data: { hasActivePackage: false, packageInfo: null } }))
  await done
  expect([...useSession.getState().favorites].sort()).toEqual(['route:new', 'route:old', 'route:other'])
})

it('shows the hearts without waiting for the package', async () => {
  const done = loadMemberData()
  answerFavorites(hearts('a'))
  await vi.waitFor(() => expect([...useSession.getState().favorites]).toEqual(['route:a']))
  answerPackages(new Response('', { status: 500 }))
  await done
  expect(useSession.getState().packageStatus.hasActivePackage).toBe(false)
})

it('gives nobody the hearts of who sat here before', async () => {
  const done = loadMemberData()
  useSession.setState({ token: 'another' })
  setFavorites(['route:theirs'])
  answerFavorites(hearts('mine'))
  answerPackages(json({ data: { hasActivePackage: true, packageInfo: null } }))
  await done
  expect([...useSession.getState().favorites]).toEqual(['route:theirs'])
  expect(useSession.getState().packageStatus.hasActivePackage).toBe(false)
})
