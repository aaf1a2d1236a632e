import { LISTED_CALLS, type ListedCall } from '@sureda/contract/calls/calls'
import { API_BASE } from '@sureda/contract/remote/api-base'
import fastifyPlugin from 'fastify-plugin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_MODULES } from '../modules.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'

/** Who calls: the headers, and whether they are a member, a guide or staff of this tenant. */
interface Identity {
  headers: Record<string, string>
  isMember: boolean
  isGuide: boolean
  isStaff: boolean
}

let api: TestApi
const served: string[] = []
const watchRoutes = fastifyPlugin(async (scope) => {
  scope.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') {
      served.push(`${route.method} ${route.url.slice(API_BASE.length)} ${route.config?.access}`)
    }
  })
})

const identities = new Map<string, Identity>()
const WHO = [
  'no session',
  'an invented token',
  'an ended session',
  'a visitor',
  'a guide',
  'an operator',
  'a superadmin',
  'a CMS-only person',
  'a visitor of the other tenant',
  'a guide of the other tenant',
  'a visitor on an unknown host',
  'a visitor with a foreign tenant header',
] as const

beforeAll(async () => {
  api = await startTestApi({ modules: [watchRoutes, ...API_MODULES] })
  const own = async (values: Parameters<typeof createPerson>[2]) =>
    (await createPerson(api.db, 'gavarres', values)).headers
  const foreign = async (values: Parameters<typeof createPerson>[2]) => ({
    ...(await createPerson(api.db, 'raya', values)).headers,
    host: 'gavarres.localhost',
  })
  const ended = await own({})
  await api.app.inject({ method: 'POST', url: '/api/logout', headers: ended })
  const visitor = await own({})
  const add = (
    who: (typeof WHO)[number],
    headers: Record<string, string>,
    isMember = false,
    isGuide = false,
    isStaff = isGuide,
  ) => identities.set(who, { headers, isMember, isGuide, isStaff })
  add('no session', { host: 'gavarres.localhost' })
  add('an invented token', { host: 'gavarres.localhost', authorization: `Bearer cw_${'A'.repeat(43)}` })
  add('an ended session', ended)
  add('a visitor', visitor, true)
  add('a guide', await own({ isGuide: true }), true, true)
  add('an operator', await own({ roles: ['operator'] }), true, false, true)
  add('a superadmin', await own({ roles: ['superadmin'] }), true, false, true)
  add('a CMS-only person', await own({ accessType: 'cms_only' }), true)
  add('a visitor of the other tenant', await foreign({}))
  add('a guide of the other tenant', await foreign({ isGuide: true }))
  add('a visitor on an unknown host', { ...visitor, host: 'nobody.example' })
  add('a visitor with a foreign tenant header', { ...visitor, 'x-tenant-id': 'raya' })
})
afterAll(() => api.close())

const call = (endpoint: ListedCall, headers: Record<string, string>) =>
  api.app.inject({
    method: endpoint.method,
    url: `${API_BASE}${endpoint.path.replaceAll(/:\w+/g, '7b8ff1a0-0000-4000-8000-000000000001')}`,
    headers,
    ...(endpoint.method === 'GET' ? {} : { payload: {} }),
  })

const isWelcome = (endpoint: ListedCall, identity: Identity) =>
  endpoint.access === 'public' ||
  (endpoint.access === 'member' && identity.isMember) ||
  (endpoint.access === 'guide' && identity.isGuide) ||
  (endpoint.access === 'staff' && identity.isStaff)

describe.each(WHO)('%s', (who) => {
  it('may make exactly the calls of the table', async () => {
    const identity = identities.get(who)
    if (!identity) throw new Error(`no identity for ${who}`)
    const surprises: string[] = []
    // signing out comes last, because it ends the session
    const logoutLast = LISTED_CALLS.toSorted(
      (a, b) => Number(a.path === '/logout') - Number(b.path === '/logout'),
    )
    for (const endpoint of logoutLast) {
      const { statusCode, body } = await call(endpoint, identity.headers)
      const line = `${endpoint.method} ${endpoint.path} ${statusCode}`
      if (statusCode >= 500 && statusCode !== 501 && statusCode !== 503)
        surprises.push(`${line} fails: ${body}`)
      if (!isWelcome(endpoint, identity) && ![400, 401, 403].includes(statusCode))
        surprises.push(`${line} not refused`)
      if (isWelcome(endpoint, identity) && endpoint.access !== 'public' && [401, 403].includes(statusCode)) {
        surprises.push(`${line} refused`)
      }
    }
    expect(surprises).toEqual([])
  })
})

it('serves exactly the calls of the table, each with its access', () => {
  const listed = LISTED_CALLS.map((endpoint) => `${endpoint.method} ${endpoint.path} ${endpoint.access}`)
  const expected = [...listed, 'GET /openapi.json public']
  expect(
    expected.filter((line) => !served.includes(line)),
    'these calls of the table have no route: `serve` each of them in a module that api/src/modules.ts lists',
  ).toEqual([])
  expect(
    served.filter((line) => !expected.includes(line)),
    'these routes are not in the table of calls: add an entry in shared/contract/src/calls',
  ).toEqual([])
})
