import { CALLS, LISTED_CALLS, type ListedCall } from '@sureda/contract/calls/calls'
import { API_BASE } from '@sureda/contract/remote/api-base'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContentOfAllKinds } from '../testing/fuzz-content.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'

let api: TestApi
let content: Awaited<ReturnType<typeof addContentOfAllKinds>>
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1_000_000 } })
  content = await addContentOfAllKinds(api)
})
afterAll(() => api.close())

/** NUL, half an emoji, a sign that reverses text, invalid UTF-8, invalid encoding. */
const ENCODED = ['a%00b', '%ED%A0%BD', '%E2%80%AEx', '%ff', '%']
/** Those that the database cannot store. */
const UNSTORABLE = ENCODED.slice(0, 2)
const SIGNS = ['a\u0000b', '\ud83d', '\u202ex']
const callerOf = ({ access }: ListedCall) =>
  content.callers[['guide', 'staff'].includes(access) ? 3 : 0] ?? {}
const nameOf = ({ method, path }: ListedCall) => `${method} ${path}`
const urlOf = (call: ListedCall, id?: string) => {
  const ids = content.known[nameOf(call)]?.ids
  return `${API_BASE}${call.path.replaceAll(/:(\w+)/g, (_all, name: string) => id ?? ids?.[name] ?? 'known')}`
}
function queryNames(call: ListedCall): string[] {
  const { query } = CALLS[nameOf(call) as keyof typeof CALLS] as { query?: { shape?: object } }
  return Object.keys(query?.shape ?? {})
}

const failed: string[] = []
let tried = 0
async function send(
  call: ListedCall,
  request: { url?: string; payload?: object | string; headers?: object },
) {
  const { method } = call
  const answer = await api.app.inject({
    method,
    url: request.url ?? urlOf(call),
    headers: { ...callerOf(call), ...request.headers },
    ...(request.payload !== undefined && { payload: request.payload }),
  })
  tried += 1
  if (answer.statusCode >= 500 && ![501, 503].includes(answer.statusCode))
    failed.push(`${nameOf(call)} ${JSON.stringify(request).slice(0, 200)}: ${answer.body.slice(0, 200)}`)
}
/** Without signing out, which would end the session. */
const REPEATABLE = LISTED_CALLS.filter(({ path }) => path !== '/logout')

it('has no internal error for anything in an address: ids, names and values of a query', async () => {
  for (const call of REPEATABLE)
    for (const text of ENCODED) {
      if (call.path.includes(':')) await send(call, { url: urlOf(call, text) })
      if (call.method !== 'GET') continue
      await send(call, { url: `${urlOf(call)}?${text}=${text}` })
      // each parameter alone, because one refusal by the database would hide others
      const names = UNSTORABLE.includes(text) ? queryNames(call) : []
      for (const name of names) await send(call, { url: `${urlOf(call)}?${name}=${text}` })
    }
  expect(failed).toEqual([])
  expect(tried).toBeGreaterThan(500)
}, 300_000)

it('has no internal error for any field name', async () => {
  tried = 0
  for (const call of REPEATABLE.filter((one) => content.bodies[nameOf(one)])) {
    const known = content.bodies[nameOf(call)]?.() ?? {}
    for (const sign of SIGNS) {
      await send(call, { payload: { ...known, [sign]: 1 } })
      const nested = Object.entries(known).find(([, value]) => value !== null && typeof value === 'object')
      if (nested) await send(call, { payload: { ...known, [nested[0]]: { [sign]: sign } } })
    }
  }
  expect(failed).toEqual([])
  expect(tried).toBeGreaterThan(50)
}, 300_000)

it('has no internal error for any bytes in a header', async () => {
  const paths = ['/login', '/settings', '/user']
  for (const call of REPEATABLE.filter(({ path }) => paths.includes(path)))
    for (const text of ['x\u00ff\u0080', '\u00ed\u00a0\u00bd', 'x'.repeat(4_000), 'a\u0001b'])
      await send(call, {
        headers: {
          ...{ 'user-agent': text, 'accept-language': text, 'x-tenant-locale': text },
          ...{ 'idempotency-key': text, 'if-match': text, 'if-none-match': text },
        },
        ...(call.method === 'POST' && { payload: content.bodies[nameOf(call)]?.() ?? {} }),
      })
  expect(failed).toEqual([])
}, 300_000)

it('has no internal error for any name of a file or form part', async () => {
  const forms = REPEATABLE.filter(
    ({ path }) => ['/user/profile', '/guide/profile/logo'].includes(path) || /photos$/.test(path),
  )
  for (const call of forms.filter(({ method }) => method === 'POST'))
    for (const sign of [...SIGNS, '../../x', 'x'.repeat(5_000), '"; x="'])
      for (const disposition of [`name="photo"; filename="${sign}.png"`, `name="${sign}"`])
        await send(call, {
          headers: { 'content-type': 'multipart/form-data; boundary=q' },
          payload: `--q\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/png\r\n\r\nx\r\n--q--\r\n`,
        })
  expect(failed).toEqual([])
}, 300_000)
