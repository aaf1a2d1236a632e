import { hostConfig } from '@sureda/build/host'
import { remoteConfig } from '@sureda/build/remote'
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildInto, fixture, launchChromium, serveBuilt } from './testing/built-fixtures.ts'
import { tempDir } from './testing/fixtures.ts'

/** Two remotes and a minimal shell, built with the real presets, served by the real gateway, opened in a real browser. */
let app: FastifyInstance
let browser: Browser
let url = ''

beforeAll(async () => {
  const out = tempDir('built')
  await buildInto(out, [
    hostConfig(fixture('shell'), 'production'),
    ...['mf-one', 'mf-two'].map((name) => remoteConfig(fixture(name), 'production')),
  ])
  ;({ app, url } = await serveBuilt(out, ['mf-one', 'mf-two']))
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

it('runs one React in shell and both remotes, under the strict policy and without requesting a file twice', async () => {
  const { page, faults, requests } = await open()
  await page.getByText('two react #1').waitFor()
  await page.getByRole('button', { name: 'one 0 react #1' }).click()
  await page.getByRole('button', { name: 'one 1 react #1' }).waitFor()
  expect(await page.getByText('shell react #1').count()).toBe(1)
  expect(await page.getByRole('button').evaluate((node) => getComputedStyle(node).color)).not.toBe(
    'rgb(0, 0, 0)',
  )
  expect(faults).toEqual([])
  const asked = requests.filter((request) => /\.(js|css|json)$/.test(request))
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([])
})

it('runs no code of a remote with a tampered byte, while the other remote works', async () => {
  const { page, faults } = await open(async (fresh) => {
    await fresh.route(/mf-one\/.*\/js\//, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered=true` })
    })
  })
  await page.getByText('two react #1').waitFor()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => faults.join('\n')).toContain('integrity')
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
})

it('refuses scripts of other origins and markup other than formatting', async () => {
  const { page } = await open()
  await page.getByText('two react #1').waitFor()
  const outcome = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return 'allowed'
      } catch (error) {
        return String(error)
      }
    }
    const script = document.createElement('script')
    const box = document.createElement('div')
    return {
      foreign: attempt(() => {
        script.src = 'https://evil.example/x.js'
      }),
      upload: attempt(() => {
        script.src = '/media/uploads/x.js'
      }),
      own: attempt(() => {
        script.src = '/mf/mf-one/1.0.0-aaaaaaaa/x.js'
      }),
      handler: attempt(() => {
        box.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      formatting: attempt(() => {
        box.innerHTML =
          '<p class="a">Hello <b>you</b></p><svg viewBox="0 0 1 1"><path d="M0 0" stroke="currentColor" stroke-width="2"/></svg>'
      }),
      drawingWithHandler: attempt(() => {
        box.innerHTML = '<svg stroke="currentColor" onload="alert(1)"></svg>'
      }),
      styled: attempt(() => {
        box.innerHTML = '<svg><path stroke="red" style="background:url(https://evil.example/x)"/></svg>'
      }),
      javascript: attempt(() => {
        box.innerHTML = '<a href="javascript:alert(1)">x</a>'
      }),
    }
  })
  expect(outcome).toMatchObject({ own: 'allowed', formatting: 'allowed' })
  const { own: _own, formatting: _formatting, ...refused } = outcome
  for (const [name, said] of Object.entries(refused)) expect(said, name).not.toBe('allowed')
})

async function open(prepare: (page: Page) => Promise<void> = async () => {}) {
  const context = await browser.newContext({ locale: 'ca-ES' })
  const page = await context.newPage()
  const faults: string[] = []
  const requests: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await prepare(page)
  await page.goto(`${url}/uno`)
  return { page, faults, requests }
}
