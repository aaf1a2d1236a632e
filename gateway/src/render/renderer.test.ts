import { afterEach, expect, it } from 'vitest'
import { aRenderJob, halfOf } from '../testing/server-halves.ts'
import { MAX_CONTEXTS } from './render-messages.ts'
import { createRenderer, type Renderer, RendererBusy, type RendererOptions, RenderFault } from './renderer.ts'

let renderer: Renderer
const start = (options: RendererOptions = {}) => {
  renderer = createRenderer({ firstMs: 60_000, laterMs: 60_000, ...options })
  return renderer
}
afterEach(() => renderer.close())

const htmlOf = async (body: string) => (await renderer.render(aRenderJob({ shell: halfOf(body) }))).html
const faultOf = (body: string) =>
  renderer.render(aRenderJob({ shell: halfOf(body) })).then(
    () => undefined,
    (error: unknown) => error as RenderFault,
  )

it('renders with the scripts of shell and remotes and the given answers', async () => {
  start()
  const page = await renderer.render(
    aRenderJob({
      shell: halfOf(`
        runScript('/mf/a.js'); runScript('/mf/a.js')
        const news = await (await fetch('/api/v1/news')).json()
        return { html: '<h1>' + a(news.data) + request.boot.tenant.name + '</h1>', styles: '.x{}', head: null,
          answers: { '/api/v1/news': 'made up', '/api/v1/me': 'secret' } }`),
      remotes: [
        {
          address: '/mf/a.js',
          source:
            'let times = (globalThis.times ?? 0) + 1; globalThis.times = times; globalThis.a = (data) => data + times',
        },
      ],
      files: { '/api/v1/news': '{"data":"cork "}' },
    }),
  )
  expect(page).toEqual({
    html: '<h1>cork 1Suro Viu</h1>',
    styles: '.x{}',
    head: null,
    answers: { '/api/v1/news': '{"data":"cork "}' },
  })
})

it('isolates scripts from process, file system and network', async () => {
  start()
  const reached = await htmlOf(`
    const of = async (run) => { try { return String(await run()) } catch (error) { return error.name } }
    const leads = [fetch, URL, Response, new Headers(), setTimeout, runScript, structuredClone({}), console.log, performance.now, new AbortController().signal]
    const found = {
      process: typeof process, require: typeof require, Buffer: typeof Buffer, global: typeof global, WebSocket: typeof WebSocket,
      eval: await of(() => eval('1')), made: await of(() => new Function('return process')()),
      imported: await of(() => import('node:fs')), foreign: await of(() => fetch('https://example.org/')),
      unknown: await of(() => runScript('/etc/passwd')),
      through: (await Promise.all(leads.map((lead) => of(() => lead.constructor.constructor('return process')())))).filter((one) => /process/.test(one)),
      asynchronous: await of(() => (async () => {}).constructor('return process')()),
    }
    return { html: JSON.stringify(found), styles: '', head: null, answers: {} }`)
  expect(JSON.parse(reached)).toEqual({
    process: 'undefined',
    require: 'undefined',
    Buffer: 'undefined',
    global: 'undefined',
    WebSocket: 'undefined',
    eval: 'EvalError',
    made: 'EvalError',
    imported: 'TypeError',
    foreign: 'TypeError',
    unknown: 'Error',
    through: [],
    asynchronous: 'EvalError',
  })
})

it('isolates the global state of tenants', async () => {
  start()
  const shell = halfOf(
    `globalThis.seen = [...(globalThis.seen ?? []), request.boot.tenant.id]; return { html: seen.join(), styles: '', head: null, answers: {} }`,
  )
  const rendered: string[] = []
  for (const tenant of ['gavarres', 'raya', 'gavarres', 'raya'])
    rendered.push((await renderer.render(aRenderJob({ shell, tenant }))).html)
  expect(rendered).toEqual(['gavarres', 'raya', 'gavarres,gavarres', 'raya,raya'])
})

it('cancels timers of a page before the next one', async () => {
  start()
  const shell = halfOf(`
    const late = globalThis.late
    globalThis.late = undefined
    setTimeout(() => { globalThis.late = 'rang' }, 0)
    await null
    return { html: String(late), styles: '', head: null, answers: {} }`)
  for (let n = 0; n < 3; n++) expect((await renderer.render(aRenderJob({ shell }))).html).toBe('undefined')
})

it('reports what a script threw in a page, a timer or a promise, and continues', async () => {
  start()
  expect(await faultOf(`throw new TypeError('no title')`)).toMatchObject({
    message: 'no title',
    isHeavy: false,
  })
  expect(
    await faultOf(`setTimeout(() => { throw new Error('late') }); await new Promise(() => {})`),
  ).toMatchObject({
    message: 'late',
  })
  expect(await faultOf(`return { html: 7 }`)).toMatchObject({ message: 'the rendered value is not a page' })
  expect(await faultOf(`return null`)).toMatchObject({ message: 'the rendered value is not a page' })
  expect(await faultOf(`Promise.reject(new Error('not waited for')); return page('a')`)).toBeUndefined()
  expect(await htmlOf(`return page('still here')`)).toBe('still here')
})

it('refuses a script without renderPage, and one that throws while it loads', async () => {
  start()
  const render = (source: string) => renderer.render(aRenderJob({ shell: { address: `/${source}`, source } }))
  await expect(render('let a')).rejects.toThrow('no renderPage')
  await expect(render('throw new Error("while it was read")')).rejects.toThrow('while it was read')
  await expect(render('let let')).rejects.toThrow(RenderFault)
  expect(await htmlOf(`return page('still here')`)).toBe('still here')
})

it.each([
  ['a loop', 'for (;;);'],
  ['a promise', 'await new Promise(() => {})'],
])('replaces a thread that hangs in %s, and renders waiting pages in another', async (_where, body) => {
  start({ laterMs: 500 })
  const shell = halfOf(`if (request.address === '/hangs') ${body}\nreturn page(request.address)`)
  await renderer.render(aRenderJob({ shell }))
  const hanging = renderer.render(aRenderJob({ shell, address: '/hangs' })).catch((error: unknown) => error)
  const after = renderer.render(aRenderJob({ shell, address: '/after' }))
  expect(await hanging).toMatchObject({ isHeavy: true, message: 'nothing was rendered within 500 ms' })
  expect((await after).html).toBe('/after')
})

it('replaces a thread that exceeds its memory', async () => {
  start({ memoryMb: 32 })
  const fault = await faultOf(`const all = []; for (;;) all.push(new Array(1000).fill(all.length))`)
  expect(fault).toMatchObject({ isHeavy: true })
  expect(await htmlOf(`return page('after')`)).toBe('after')
})

it('refuses a page when too many wait', async () => {
  start({ maxWaiting: 2 })
  const all = ['one', 'two', 'three'].map((html) => htmlOf(`return page('${html}')`))
  expect(renderer.hasRoom()).toBe(false)
  await expect(htmlOf(`return page('four')`)).rejects.toThrow(RendererBusy)
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three'])
  expect(renderer.hasRoom()).toBe(true)
})

it('knows whether a tenant’s scripts are loaded', async () => {
  start()
  const job = aRenderJob({ shell: halfOf(`return page('a')`) })
  const { address } = job.shell
  expect(renderer.isWarm('gavarres', [address])).toBe(false)
  await renderer.render(job)
  expect(renderer.isWarm('gavarres', [address])).toBe(true)
  expect(renderer.isWarm('raya', [address])).toBe(false)
  expect(renderer.isWarm('gavarres', [address, '/mf/a.js'])).toBe(false)
})

it('discards the least recent tenant beyond its limit', async () => {
  start()
  const { shell } = aRenderJob({ shell: halfOf(`return page('a')`) })
  const render = (tenant: string) => renderer.render(aRenderJob({ shell, tenant }))
  for (let n = 0; n < MAX_CONTEXTS; n++) await render(`office${n}`)
  await render('office0')
  await render('another')
  expect(renderer.isWarm('office0', [shell.address])).toBe(true)
  expect(renderer.isWarm('office1', [shell.address])).toBe(false)
})

it('does not grow over 50 releases and 10,000 pages', async () => {
  start({ memoryMb: 64 })
  const shell = halfOf(`runScript(request.address); return page(release.slice(0, 20))`)
  // together they exceed the thread's memory
  const releaseOf = (n: number) => ({
    address: `/mf/${n}.js`,
    source: `globalThis.release = 'release ${n} ${'x'.repeat(500_000)}'; globalThis.kept = [...(globalThis.kept ?? []), new Array(150000).fill(${n})]`,
  })
  for (let n = 0; n < 50; n++) {
    const { html } = await renderer.render(
      aRenderJob({ shell, remotes: [releaseOf(n)], address: `/mf/${n}.js` }),
    )
    expect(html).toContain(`release ${n} `)
  }
  const small = halfOf(`return page(new Array(2000).fill(request.minute).join())`)
  for (let n = 0; n < 10_000; n++) await renderer.render(aRenderJob({ shell: small }))
})
