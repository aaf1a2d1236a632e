// @vitest-environment jsdom
import type { PackageStatus } from '@sureda/contract/schemas/members/user'
import {
  NO_PACKAGE,
  type SessionUser,
  setFavorites,
  setLanguage,
  setPackageStatus,
  useSession,
} from '@sureda/remote/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPackageLanguage, loadMemberData } from './member-data.ts'

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
const entries = (...ids: string[]) =>
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
  setPackageStatus(NO_PACKAGE)
})
afterEach(() => vi.unstubAllGlobals())

it('preserves favorites that were changed while the server answered', async () => {
  const done = loadMemberData()
  setFavorites(['route:old', 'route:new'])
  answerFavorites(entries('old', 'gone', 'other'))
  answerPackages(json({ data: { hasActivePackage: false, packageInfo: null } }))
  await done
  expect([...useSession.getState().favorites].sort()).toEqual(['route:new', 'route:old', 'route:other'])
})

it('shows the favorites without waiting for the package', async () => {
  const done = loadMemberData()
  answerFavorites(entries('a'))
  await vi.waitFor(() => expect([...useSession.getState().favorites]).toEqual(['route:a']))
  answerPackages(new Response('', { status: 500 }))
  await done
  expect(useSession.getState().packageStatus.hasActivePackage).toBe(false)
})

it('shows no favorites of the previous person', async () => {
  const done = loadMemberData()
  useSession.setState({ token: 'another' })
  setFavorites(['route:theirs'])
  answerFavorites(entries('mine'))
  answerPackages(json({ data: { hasActivePackage: true, packageInfo: null } }))
  await done
  expect([...useSession.getState().favorites]).toEqual(['route:theirs'])
  expect(useSession.getState().packageStatus.hasActivePackage).toBe(false)
})

const stayIn = (title: string) =>
  json({ data: { hasActivePackage: true, packageInfo: { package_id: 'p', title } } })
const title = () => useSession.getState().packageStatus.packageInfo?.title

it('loads the package again in the chosen language, and ignores a late answer in the former one', async () => {
  const asked: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('favorites') ? json({ data: [] }) : new Promise((resolve) => asked.push(resolve)),
  )
  useSession.setState({ language: 'es' })
  const stop = followPackageLanguage()
  const done = loadMemberData()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  setLanguage('de')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.(stayIn('Zwei Tage Kork'))
  await vi.waitFor(() => expect(title()).toBe('Zwei Tage Kork'))
  asked[0]?.(stayIn('Dos días de corcho'))
  await done
  expect(title()).toBe('Zwei Tage Kork')
  stop()
})

it('preserves its data when a later call gets no answer', async () => {
  setPackageStatus({
    hasActivePackage: true,
    packageInfo: { package_id: 'p', title: 'Dos días' },
  } as PackageStatus)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await loadMemberData()
  expect(title()).toBe('Dos días')
  expect([...useSession.getState().favorites].sort()).toEqual(['route:gone', 'route:old'])
})
