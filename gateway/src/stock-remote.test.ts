import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { hostConfig } from '@sureda/build/host'
import { remoteConfig } from '@sureda/build/remote'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import webpack, { type Configuration as WebpackConfiguration } from 'webpack'
import { buildInto, fixture, launchChromium, serveBuilt } from './testing/built-fixtures.ts'
import { tempDir } from './testing/fixtures.ts'

/** Remotes of the plain ModuleFederationPlugin, which carry the library's runtime, beside one of the preset in the shell. */
const out = tempDir('stock')
const webpackOut = path.join(out, 'webpack')
const apps: FastifyInstance[] = []
let browser: Browser

beforeAll(async () => {
  await buildInto(out, [
    hostConfig(fixture('shell'), 'production'),
    remoteConfig(fixture('mf-one'), 'production'),
    await stockConfig<Configuration>('rspack'),
  ])
  await buildWithWebpack()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await Promise.all(apps.map((app) => app.close()))
})

it.each([
  ['Rspack', out, ['mf-one', 'mf-stock']],
  ['webpack', webpackOut, ['mf-stock']],
] as const)(
  'draws a remote of the stock plugin and %s with the one React of the shell',
  async (_, dir, remotes) => {
    const { app, url } = await serveBuilt(dir, remotes, { shellDir: path.join(out, 'shell') })
    apps.push(app)
    const { page, faults } = await openPage()
    await page.goto(`${url}/stock`)
    await page.getByRole('button', { name: 'stock 0 react #1' }).click()
    await page.getByRole('button', { name: 'stock 1 react #1' }).waitFor()
    await page.getByText('fetched later').waitFor()
    for (const name of remotes.filter((remote) => remote === 'mf-one'))
      await page.getByRole('button', { name: `${name.slice(3)} 0 react #1` }).waitFor()
    expect(await page.getByText('shell react #1').count()).toBe(1)
    expect(faults).toEqual([])
    // what the developer tools read
    const shown = await page.evaluate(() => {
      const { moduleInfo, __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: PageFederation })
        .__FEDERATION__
      return {
        remotes: Object.keys(moduleInfo.shell?.remotesInfo ?? {}).sort(),
        instances: __INSTANCES__.map(({ name }) => name),
      }
    })
    expect(shown.remotes).toEqual(remotes.map((remote) => remote.replace('-', '_')))
    expect(shown.instances).toEqual(['shell', 'mf_stock'])

    // the remote's own runtime checks what it fetches
    const { page: attacked, faults: refused } = await openPage()
    await attacked.route(/mf-stock\/.*\/js\//, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('fetched later', 'tampered')
      await route.fulfill({ response: answer, body })
    })
    await attacked.goto(`${url}/stock`)
    await attacked.getByRole('button', { name: 'stock 0 react #1' }).click()
    await expect.poll(() => refused.join('\n')).toContain('integrity')
    expect(await attacked.getByText('tampered').count()).toBe(0)
  },
  60_000,
)

async function openPage() {
  const page = await (await browser.newContext({ locale: 'ca-ES' })).newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults }
}

interface PageFederation {
  moduleInfo: Record<string, { remotesInfo: object } | undefined>
  __INSTANCES__: { name: string }[]
}

async function stockConfig<T>(bundler: 'rspack' | 'webpack'): Promise<T> {
  const file = pathToFileURL(path.join(fixture('mf-stock'), `${bundler}.config.ts`)).href
  return ((await import(file)) as { default: T }).default
}

async function buildWithWebpack(): Promise<void> {
  const config = await stockConfig<WebpackConfiguration>('webpack')
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...config, output: { path: path.join(webpackOut, 'mf-stock') } })
    compiler?.run((error, stats) => {
      const fault =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
}
