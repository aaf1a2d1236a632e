/** Fixture for tests of remote loading: an empty network, pages by path, a started i18next. */
import { useSession } from '@sureda/remote/session'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { exported, FakeNetwork } from './fake-releases.testing.ts'
import { sendReports } from './telemetry.ts'

export interface FederationFixture {
  network: FakeNetwork
  /** Answers of `fetch` by path; language files are built in, everything else is 404. */
  pages: Record<string, () => Response>
}

export const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })

/** The error of a load that must fail. */
export const failure = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => {
      throw new Error('it loaded')
    },
    (error: unknown) => error,
  )

/** Recreates the fixture before each test of the calling file. */
export function federationFixture(): FederationFixture {
  const fixture = {} as FederationFixture
  beforeEach(async () => {
    exported.clear()
    fixture.pages = {}
    fixture.network = new FakeNetwork()
    vi.stubGlobal('fetch', async (url: string) => {
      const path = new URL(url, location.origin).pathname
      const language = path.includes('/locales/') ? json({ title: path }) : new Response('', { status: 404 })
      return fixture.pages[path]?.() ?? language
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    useSession.setState({ language: 'ca', tenant: null })
    await i18next.init({ lng: 'ca', fallbackLng: false, resources: {} })
  })
  afterEach(() => {
    sendReports()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return fixture
}

/** Events reported to the server, one per line. */
export async function reported({ network }: FederationFixture): Promise<string[]> {
  sendReports()
  await vi.waitFor(() => expect(network.reported.length).toBeGreaterThan(0))
  return network.reported.map(
    ({ remote, version, phase, outcome }) => `${remote} ${version} ${phase} ${outcome}`,
  )
}
