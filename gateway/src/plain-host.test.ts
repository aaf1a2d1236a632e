import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteConfig } from '@sureda/build/remote'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildInto, fixture, launchChromium, serveBuilt } from './testing/built-fixtures.ts'
import { aShell, tempDir } from './testing/fixtures.ts'

/** A page of another origin with the library's runtime, and a release of this repository. */
const host = Fastify()
const out = tempDir('plain-host')
const shellDir = aShell()
let open: FastifyInstance
let closed: FastifyInstance
let browser: Browser
let origin = ''
const manifests = { open: '', closed: '' }

beforeAll(async () => {
  const dir = fixture('plain-host')
  await buildInto(out, [
    remoteConfig(fixture('mf-one'), 'production'),
    {
      name: 'plain-host',
      mode: 'production',
      devtool: false,
      context: dir,
      entry: path.join(dir, 'src/main.ts'),
      output: { filename: 'main.js', module: true },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
    },
  ])
  host.get('/', (_request, reply) =>
    reply.type('text/html').send('<div id="root"></div><script type="module" src="/main.js"></script>'),
  )
  host.get('/main.js', (_request, reply) =>
    reply.type('text/javascript').send(readFileSync(path.join(out, 'plain-host/main.js'))),
  )
  origin = await host.listen({ host: '127.0.0.1', port: 0 })
  const first = await serveBuilt(out, ['mf-one'], { remoteOrigins: [origin], shellDir })
  const second = await serveBuilt(out, ['mf-one'], { shellDir })
  open = first.app
  closed = second.app
  const { version } = JSON.parse(readFileSync(path.join(out, 'mf-one/release.json'), 'utf8'))
  manifests.open = `${first.url}/mf/mf-one/${version}/mf-manifest.json`
  manifests.closed = `${second.url}/mf/mf-one/${version}/mf-manifest.json`
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([host.close(), open?.close(), closed?.close()])
})

async function openPage(manifest: string) {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`${origin}/?manifest=${encodeURIComponent(manifest)}`)
  return { page, faults }
}

it('renders a release in a host with only the library’s runtime and the React of that host', async () => {
  const { page, faults } = await openPage(manifests.open)
  const button = page.getByRole('button')
  await button.waitFor().catch(() => {
    throw new Error(faults.join('\n'))
  })
  expect(await button.textContent()).toContain('one 0 same')
  await button.click()
  await page.getByRole('button', { name: 'one 1 same' }).waitFor()
  expect(faults).toEqual([])
})

it('serves nothing to an origin that is not configured', async () => {
  const { faults } = await openPage(manifests.closed)
  await expect.poll(() => faults.join('\n')).toContain('CORS')
})
