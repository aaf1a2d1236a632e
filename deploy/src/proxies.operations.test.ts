import { Agent, fetch as ask, type Dispatcher, type RequestInit } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Received, startEcho } from './testing/echo-upstream.ts'
import { type FrontProxy, startCaddy, startHaproxy } from './testing/front-proxy.ts'

describe.each([
  ['HAProxy', startHaproxy],
  ['Caddy', startCaddy],
])('%s in front of two API processes and a gateway', (_name, start) => {
  let proxy: FrontProxy
  let visitor: Dispatcher
  let upstreams: Awaited<ReturnType<typeof startEcho>>[]

  beforeAll(async () => {
    upstreams = await Promise.all(['api', 'api', 'gateway'].map(startEcho))
    const [one, two, gateway] = upstreams.map(({ address }) => address)
    proxy = await start({ api: [one ?? '', two ?? ''], gateway: [gateway ?? ''] })
    visitor = new Agent({
      connect: {
        ca: proxy.ca,
        lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    })
  })
  afterAll(async () => {
    await visitor.close()
    await proxy.stop()
    await Promise.all(upstreams.map(({ stop }) => stop()))
  })

  const call = (path: string, init: RequestInit = {}) =>
    ask(`https://gavarres.localhost:${proxy.port}${path}`, { dispatcher: visitor, ...init })
  const received = async (path: string, init: RequestInit = {}) =>
    (await (await call(path, init)).json()) as Received

  it.each([
    ['/api/v1/news?page=2', 'api'],
    ['/media/uploads/a/b.webp', 'api'],
    ['/media/gavarres/cork.webp', 'gateway'],
    ['/experiencias', 'gateway'],
    ['/apiary', 'gateway'],
    ['/releases/v1/uploads', 'gateway'],
  ])('sends %s to the %s unchanged', async (path, upstream) => {
    expect(await received(path)).toMatchObject({ upstream, path })
  })

  it('passes the visitor’s address on, and ignores forwarded headers of the visitor', async () => {
    const { headers } = await received('/api/v1/news', {
      headers: {
        'x-sureda-internal': 'a stolen key',
        'x-forwarded-for': '10.1.1.1',
        'x-forwarded-host': 'elsewhere.example',
        'x-request-id': 'mine',
      },
    })
    expect(headers.host).toBe(`gavarres.localhost:${proxy.port}`)
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers.host,
    })
    expect(headers).not.toHaveProperty('x-sureda-internal')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it.each(['/metrics', '/metrics/', '//metrics', '/%6Detrics', '/METRICS', '/internal/x'])(
    'answers %s itself: it is for operators',
    async (path) => {
      const before = upstreams.flatMap((upstream) => upstream.received).length
      expect((await call(path)).status).toBe(404)
      expect(upstreams.flatMap((upstream) => upstream.received)).toHaveLength(before)
    },
  )

  it('allows a large body for a release file and for nothing else', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024)
    expect((await call('/releases/v1/uploads/a', { method: 'PUT', body })).status).toBe(200)
    const refused = call('/api/v1/user/profile', { method: 'POST', body }).then(({ ok }) => ok)
    // some proxies close the connection before the client has read their answer
    expect(await refused.catch(() => false)).toBe(false)
  })

  it('redirects http to https with HSTS', async () => {
    const answer = await ask(`http://gavarres.localhost:${proxy.httpPort}/inicio`, {
      dispatcher: visitor,
      redirect: 'manual',
    })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toMatch(/^https:\/\/gavarres\.localhost.*\/inicio$/)
    expect((await call('/inicio')).headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
  })

  it('repeats no change whose connection broke: that is up to the phone', async () => {
    const broken = call('/api/v1/broken', { method: 'POST', body: '{}' }).then(({ status }) => status)
    // HAProxy closes a reused connection without an answer
    expect([502, 'none']).toContain(await broken.catch(() => 'none'))
    const tries = upstreams
      .flatMap((upstream) => upstream.received)
      .filter(({ path }) => path === '/api/v1/broken')
    expect(tries).toHaveLength(1)
  })

  it('loses no request when one of two processes stops', async () => {
    await upstreams[0]?.stop()
    // a change breaks in each connection that has just closed, and the phone repeats it
    const change = async (i: number) => {
      const send = () => call(`/api/v1/gone/${i}`, { method: 'POST', body: '{}' }).catch(() => undefined)
      let answer = await send()
      while (!answer || answer.status === 502) answer = await send()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => change(i)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const arrived = upstreams[1]?.received.filter(({ path }) => path.startsWith('/api/v1/gone/')) ?? []
    expect([arrived.length, new Set(arrived.map(({ path }) => path)).size]).toEqual([40, 40])
  })
})
