import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { standaloneConfig } from '@sureda/build/standalone'
import { browserPath } from '@sureda/build/system-browser'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { gatewayPlugin } from '@sureda/gateway/app'
import { controlOf } from '@sureda/gateway/releases/commands'
import { folderReleases } from '@sureda/gateway/releases/object-releases'
import { readBuilt, ship } from '@sureda/gateway/releases/ship'
import { memoryRollouts } from '@sureda/gateway/rollout/rollout-store'
import { aTenant } from '@sureda/gateway/testing/fixtures'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { compile, configOf } from '../builds.ts'
import { checkRemote } from '../check-remote.ts'
import { checkedBuild } from '../ship-remote.ts'
import { runNew } from './command.ts'
import { workspaceCopy } from './workspace-copy.testing.ts'

const copy = workspaceCopy()
const inCopy = (...parts: string[]) => path.join(copy.root, ...parts)
const said: string[] = []
let app: FastifyInstance | undefined
let browser: Browser | undefined

const NEW_REMOTES: readonly RemoteName[] = ['mf-walks', 'mf-caves']

beforeAll(() => {
  said.push(runNew(['remote', 'walks'], copy.root))
  said.push(runNew(['screen', 'mf-walks', 'guided-tours', '--access', 'member'], copy.root))
  said.push(runNew(['screen', 'mf-guide', 'one-more', '--path', '/guia/mas', '--access', 'guide'], copy.root))
  said.push(runNew(['remote', 'caves'], copy.root))
  for (const remote of NEW_REMOTES) copy.link(remote)
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
  copy.dispose()
})

const tool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

it('prints what was written and what to do next', () => {
  expect(said[0]).toContain('new      mf-walks/src/walks/walks-screen.tsx')
  expect(said[0]).toContain('npm run setup')
  expect(said[1]).toContain('changed  mf-walks/remote.json')
  expect(said[2]).toContain('Write the texts: "oneMore" in mf-guide/locales/*.json')
})

it('writes files that pass linter, types and their own tests', () => {
  expect(tool('node_modules/@biomejs/biome/bin/biome', 'ci', 'mf-walks', 'mf-guide')).toMatchObject({
    status: 0,
  })
  expect(tool('node_modules/typescript/bin/tsc', '-b', 'mf-walks', 'mf-guide')).toEqual({
    status: 0,
    output: '',
  })
  const tests = ['mf-walks', 'mf-guide/src/one-more']
  const { status, output } = tool(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'components',
    ...tests,
  )
  expect(status, output).toBe(0)
  expect(output).toMatch(/3 passed/)
})

it('writes a remote that is built, passes the checks of a release and opens in the browser', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const packages = ['shell', ...NEW_REMOTES]
  const configs = (await Promise.all(packages.map((name) => configOf(inCopy(name), 'production')))).flat()
  await compile(configs)
  const releases = folderReleases(inCopy('releases'))
  const rollouts = memoryRollouts()
  const control = controlOf({ rollouts, releases, shellApi: SHELL_API_VERSION, tenants: async () => [] })
  for (const remote of NEW_REMOTES) {
    const built = readBuilt(checkedBuild(remote, inCopy(remote)))
    const { version } = built.record
    await ship(built, releases, control, 'test')
    await control.run({ action: 'promote', remote, version, actor: 'test' })
  }
  app = Fastify()
  app.all('/api/*', (_request, reply) => reply.code(404).send({ code: 'not_found' }))
  await app.register(gatewayPlugin, {
    tenantOf: async () => aTenant(),
    items: async () => undefined,
    answers: async () => undefined,
    serverRendering: {
      answers: async () => undefined,
      firstMs: 60_000,
      laterMs: 60_000,
      contentWaitMs: 60_000,
    },
    rollouts,
    releases,
    shellDir: inCopy('shell/dist'),
    mediaRoot: inCopy('media'),
    cardDir: inCopy('cards'),
    overrideSecret: ['a secret of at least thirty-two characters'],
    shellApi: SHELL_API_VERSION,
    https: false,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const options = {
    locale: 'de-DE',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    isMobile: true,
  }
  const page = await browser.newPage(options)
  await page.goto(`${url}/walks`)
  await page.getByRole('heading', { level: 1, name: 'Walks' }).waitFor()
  expect(await page.getByText('Diese Seite ist noch in Arbeit.').isVisible()).toBe(true)

  // the server renders it too, except for the first page of a release
  const withoutScripts = await browser.newPage({ ...options, javaScriptEnabled: false })
  for (const path of ['walks', 'caves', 'walks'])
    await vi.waitFor(
      async () => {
        await withoutScripts.goto(`${url}/${path}`)
        expect(await withoutScripts.getByText('Diese Seite ist noch in Arbeit.').isVisible(), path).toBe(true)
      },
      { timeout: 30_000 },
    )
})

it('runs the remote alone, with hot reload of screen and texts', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { devServer, ...config } = standaloneConfig(inCopy('mf-walks'))
  const compiler = rspack({ ...config, cache: false, infrastructureLogging: { level: 'none' } })
  const dev = new RspackDevServer(
    { ...devServer, proxy: [], host: '127.0.0.1', port: 'auto', onListening: undefined },
    compiler,
  )
  await dev.start()
  try {
    const address = dev.server?.address() as AddressInfo | null | undefined
    const page = await browser?.newPage({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
    if (!page || !address) throw new Error('no browser or no server')
    await page.goto(`http://127.0.0.1:${address.port}/walks`)
    await page.getByText('Diese Seite ist noch in Arbeit.').waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const edit = (file: string, from: string | RegExp, to: string) => {
      const text = readFileSync(inCopy('mf-walks', file), 'utf8')
      expect(text).toMatch(from)
      writeFileSync(inCopy('mf-walks', file), text.replace(from, to))
    }
    edit('locales/de.json', 'Diese Seite ist noch in Arbeit.', 'Bald hier.')
    await page.getByText('Bald hier.').waitFor()
    edit('src/walks/walks-screen.tsx', /title=\{[^}]+\}/, 'title="Edited"')
    await page.getByRole('heading', { level: 1, name: 'Edited' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  } finally {
    await dev.stop()
  }
})

it('ships it after types and tests, and refuses where one of them fails', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await checkRemote('mf-caves', copy.root)
  const test = inCopy('mf-caves/src/caves/caves-screen.test.tsx')
  const text = readFileSync(test, 'utf8')
  writeFileSync(test, `${text}\nit('fails', () => expect(1).toBe(2))\n`)
  await expect(checkRemote('mf-caves', copy.root)).rejects.toThrow(
    'Not shipped: the tests of mf-caves have faults',
  )
  writeFileSync(test, `${text}\nexport const wrong: number = 'text'\n`)
  await expect(checkRemote('mf-caves', copy.root)).rejects.toThrow('Not shipped: the types of mf-caves')
  writeFileSync(test, text)
})

const REFUSED: [command: string, sentence: string][] = [
  [
    'screen mf-nowhere tours',
    'There is no remote mf-nowhere. Take one of mf-caves, mf-guide, mf-walks, or make it first: npm run new -- remote mf-nowhere',
  ],
  [
    'screen mf-guide GuidedTours',
    '"GuidedTours" is not a name for a screen: small letters, digits and single hyphens, e.g. guided-tours.',
  ],
  ['screen mf-walks walks', 'mf-walks/src/walks exists already: choose another name'],
  [
    'screen mf-guide more --path /walks',
    'is also routes.0 of mf-walks/remote.json: one of them needs another address',
  ],
  ['screen mf-guide more --path /guia', 'is declared twice, first as routes.0'],
  ['screen mf-guide login', 'belongs to the shell'],
  ['screen mf-guide stat', 'mf-guide/locales/es.json has a key "stat" already: choose another name'],
  ['screen mf-guide more --access king', '--access is one of public, '],
  [
    'screen mf-guide',
    'A screen needs its remote and a name, e.g. npm run new -- screen mf-guide guided-walks',
  ],
  ['remote mf-walks', 'mf-walks exists already. For a screen in it: npm run new -- screen mf-walks <name>'],
  [
    'remote Guided-Walks',
    '"Guided-Walks" is not a name for a remote: one word of small letters and digits, e.g. mf-guidedwalks.',
  ],
  ['remote shell', 'choose another name'],
  ['remote a b', 'A remote needs a name and nothing else'],
  ['slot x', 'There is no "slot" to make.'],
  ['screen mf-guide more --colour red', "Unknown option '--colour'"],
]

it.each(REFUSED)('refuses %s and says what to do', (command, sentence) => {
  expect(() => runNew(command.split(' '), copy.root)).toThrow(sentence)
  expect(existsSync(inCopy('mf-guide/src/more'))).toBe(false)
})
