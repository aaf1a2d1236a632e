import {
  type APIResponse,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'

export { expect }

const PASSWORD = 'suro-demo-2026'
/** The password of a person who has just registered. */
export const NEW_PASSWORD = 'una-frase-llarga'
/** When another test ships a release, bundles of the former one are gone and the worker fetches their files one by one. */
const SHIPPED_MEANWHILE = /404.*\/offline\/bundles\//
export type Person = 'visitor' | 'package' | 'guide' | 'cms' | 'cmsonly' | 'operator'

interface Fixtures {
  /** Console errors and page errors fail a test; a test adds the ones that it provokes. */
  expectedErrors: RegExp[]
  /** Puts a demo person's session into the browser before the first page opens. */
  signIn: (person: Person) => Promise<void>
  /** The same for a newly registered person without any data, whose language is Catalan. */
  signInNew: () => Promise<void>
  /** Opens a page in a separate browser context, with the session of a demo person or of a newly registered person. */
  phoneOf: (who: Person | 'new', options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  expectedErrors: async ({ page }, use) => {
    const expected: RegExp[] = []
    const seen: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => seen.push(String(error)))
    await use(expected)
    const isExpected = (text: string) =>
      [SHIPPED_MEANWHILE, ...expected].some((pattern) => pattern.test(text))
    expect(seen.filter((text) => !isExpected(text))).toEqual([])
  },
  page: async ({ page, context }, use) => {
    await use(page)
    // a route handler may still be running after the last assertion
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  signIn: async ({ page, baseURL }, use) => {
    await use(async (person) => storeSession(page, await login(page, baseURL ?? '', person)))
  },
  signInNew: async ({ page, baseURL }, use) => {
    await use(async () => storeSession(page, await register(page, baseURL ?? '')))
  },
  phoneOf: async ({ browser, baseURL }, use) => {
    const origin = baseURL ?? ''
    const phones: Page[] = []
    await use(async (who, options) => {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...options })
      const phone = await context.newPage()
      phones.push(phone)
      await storeSession(phone, await (who === 'new' ? register(phone, origin) : login(phone, origin, who)))
      return phone
    })
    for (const phone of phones) await phone.context().close()
  },
})

interface Session {
  access_token: string
  user: Record<string, unknown>
  roles: string[]
  permissions: Record<string, boolean>
  access_type: string
}

/** Stores the session in the browser before the first page opens. */
export async function storeSession(page: Page, answer: Session): Promise<void> {
  await page.addInitScript((session) => {
    // the browser's own error page has no local storage
    if (self.origin === 'null') return
    if (localStorage.getItem('auth_token') !== null || sessionStorage.getItem('signed-in-by-test') !== null)
      return
    const { access_token, user, ...rights } = session
    localStorage.setItem('auth_token', access_token)
    localStorage.setItem('auth_user', JSON.stringify({ ...user, ...rights }))
    sessionStorage.setItem('signed-in-by-test', 'yes')
  }, answer)
}

/** Registers an account through the API and signs it in. */
export async function register(page: Page, origin: string): Promise<Session> {
  const { host, port } = new URL(origin)
  const password = NEW_PASSWORD
  const response = await page.request.post(`http://127.0.0.1:${port}/api/v1/register`, {
    headers: { host },
    data: {
      name: 'Nova Persona',
      email: `nova.${crypto.randomUUID()}@example.test`,
      password,
      password_confirmation: password,
      preferred_language: 'ca',
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as Session
}

/** Signs a demo person in through the API. @returns the response of the login request */
export async function login(page: Page, origin: string, person: Person): Promise<Session> {
  const { hostname, port } = new URL(origin)
  const domain = hostname.startsWith('raya') ? 'raya.test' : 'sureda.test'
  const signIn = () =>
    page.request.post(`http://127.0.0.1:${port}/api/v1/login`, {
      headers: { host: `${hostname}:${port}` },
      data: { email: `${person}@${domain}`, password: PASSWORD },
    })
  let response = await signIn()
  // a busy server answers 503 at first
  await expect(async () => {
    if (response.status() === 503) response = await signIn()
    expect(response.status()).toBe(200)
  }).toPass({ timeout: 20_000 })
  return (await response.json()) as Session
}

/** The same path on the other territory. */
export const onRaya = (baseURL: string | undefined, path: string): string =>
  `${(baseURL ?? '').replace('gavarres.localhost', 'raya.localhost')}${path}`

/**
 * Fetches the server's own response to a request of the page. Node cannot resolve `*.localhost` on every machine, so
 * the name goes into the Host header.
 */
export async function serverAnswer(
  page: Page,
  url: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(url)
  return page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { ...headers, host } })
}
