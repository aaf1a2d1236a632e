import { LISTED_CALLS, type ListedCall } from '@sureda/contract/calls/calls'
import { problem } from '@sureda/contract/codes/problem'
import { problemStatus } from '@sureda/contract/codes/problem-codes'
import { API_BASE } from '@sureda/contract/remote/api-base'
import fc from 'fast-check'
import fastifyPlugin from 'fastify-plugin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { addContentOfAllKinds } from '../testing/fuzz-content.ts'
import {
  addressOf,
  type HostileRequest,
  hostileRequest,
  payloadOf,
  plainRequest,
  unreadableRequests,
} from '../testing/hostile-requests.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'

/** Requests per call: 13 make about 2,000 in all, `SUREDA_FUZZ=130` about 20,000. */
const RUNS = Number(process.env.SUREDA_FUZZ ?? 13)
/** The same requests each time unless another seed is given; a failure prints the seed and the smallest request. */
const SEED = Number(process.env.SUREDA_FUZZ_SEED ?? 20_261_121)

let api: TestApi
let content: Awaited<ReturnType<typeof addContentOfAllKinds>>
const contracts = new Map<string, Record<string, z.ZodType>>()
const watchRoutes = fastifyPlugin(async (scope) => {
  scope.addHook('onRoute', (route) => {
    const response = (route.schema?.response ?? {}) as Record<string, z.ZodType>
    contracts.set(`${route.method} ${route.url.slice(API_BASE.length)}`, response)
  })
})
const successes = new Map<string, number>()
/** The first refusal of each call; the valid request comes first. */
const refusals = new Map<string, string>()

beforeAll(async () => {
  const { API_MODULES } = await import('../modules.ts')
  api = await startTestApi({
    config: { RATE_LIMIT_FACTOR: 1_000_000 },
    modules: [watchRoutes, ...API_MODULES],
  })
  content = await addContentOfAllKinds(api)
})
afterAll(() => api.close())

const nameOf = ({ method, path }: ListedCall) => `${method} ${path}`

async function send(endpoint: ListedCall, request: HostileRequest) {
  const name = `${endpoint.method} ${endpoint.path}`
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const body = payloadOf(request, content.bodies[name]?.() ?? {})
  return api.app.inject({
    method: endpoint.method,
    url: `${API_BASE}${addressOf(endpoint, request, content.known[name])}`,
    headers: {
      ...request.headers,
      ...content.callers[request.who],
      ...(hasBody && { 'content-type': body.type }),
    },
    ...(hasBody && { payload: body.text }),
  })
}

/** How files begin that some calls answer with. */
const FILES: Record<string, string> = { 'application/pdf': '%PDF-1.7', 'application/zip': 'PK\u0003\u0004' }

async function check(endpoint: ListedCall, request: HostileRequest) {
  const answer = await send(endpoint, request)
  const { statusCode: status } = answer
  const honest = [501, 503].includes(status)
  expect(status < 500 || honest, `${status} ${answer.body}`).toBe(true)
  expect(answer.headers['cache-control']).toBe(
    status === 304 || /accept-language/i.test(String(answer.headers.vary)) ? 'public, no-cache' : 'no-store',
  )
  if (status >= 400 && !refusals.has(nameOf(endpoint)))
    refusals.set(nameOf(endpoint), `${status} ${answer.body.slice(0, 200)}`)
  if (status === 304) return expect([answer.body, endpoint.access]).toEqual(['', 'public'])
  if (status >= 400) {
    expect(answer.headers['content-type']).toContain('application/problem+json')
    const told = problem.strict().parse(answer.json())
    expect(status).toBe(problemStatus(told.code))
    if (status === 429 || status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    return
  }
  const contract = contracts.get(nameOf(endpoint))?.[status]
  if (!contract) throw new Error(`${status} is not an answer in the contract of ${nameOf(endpoint)} knows`)
  const magic = FILES[String(answer.headers['content-type'])]
  if (magic) {
    expect(answer.rawPayload.subarray(0, magic.length).toString()).toBe(magic)
    successes.set(nameOf(endpoint), (successes.get(nameOf(endpoint)) ?? 0) + 1)
    return
  }
  // equality after parsing means that no field is missing, invalid or unknown
  expect(contract.parse(answer.json())).toEqual(answer.json())
  successes.set(nameOf(endpoint), (successes.get(nameOf(endpoint)) ?? 0) + 1)
}

/** Signing out comes last, because it ends the sessions. */
const LOGOUT_LAST = LISTED_CALLS.toSorted(
  (a, b) => Number(a.path === '/logout') - Number(b.path === '/logout'),
)

describe.each(LOGOUT_LAST)('$method $path', (endpoint) => {
  it('answers every request as its contract says, never with an internal error', async () => {
    const requests = fc.asyncProperty(hostileRequest(content.callers.length), (request) =>
      check(endpoint, request),
    )
    // the first request is valid; a form also gets every body that no parser can read
    const form = content.forms[`${endpoint.method} ${endpoint.path}`]
    const plain = plainRequest(['guide', 'staff'].includes(endpoint.access) ? 3 : 0, form)
    const examples: [HostileRequest][] = [[plain], ...(form ? unreadableRequests(0) : [])]
    // other requests for each call
    const seed = SEED + LISTED_CALLS.indexOf(endpoint)
    await fc.assert(requests, { numRuns: RUNS + examples.length - 1, seed, examples })
  }, 600_000)
})

it('reached nearly every call with accepted requests', () => {
  const never = LISTED_CALLS.filter((endpoint) => !successes.has(nameOf(endpoint))).map(nameOf)
  // these need a third party or a mail
  const outside = [
    'GET /weather',
    'POST /auth/google',
    'POST /auth/apple',
    'POST /auth/reset-password',
    'POST /auth/confirm-email',
    'POST /mail/unsubscribe',
    // these ask for the password
    'POST /user/deletion',
    'POST /user/password',
    // the person's sessions are few, and their ids cannot be guessed
    'DELETE /user/sessions/:id',
    // these need keys and address of a phone, and a push service
    'POST /user/push-subscriptions',
    'POST /push-subscriptions/renew',
    // these accept only a picture
    'POST /guide/profile/logo',
    'POST /guide/experiences/:id/photos',
  ]
  const unreached = never.filter((name) => !outside.includes(name))
  expect(
    unreached.map((name) => `${name}: ${refusals.get(name)}`),
    'no request succeeded: give these calls a body in `bodies` or ids in `known` of api/src/testing/fuzz-content.ts, or name them in `outside` with the reason',
  ).toEqual([])
})
