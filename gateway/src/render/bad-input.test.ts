import { ANSWERS_SCRIPT_ID } from '@sureda/contract/remote/server-render'
import { afterEach, expect, it } from 'vitest'
import { aTenant } from '../testing/fixtures.ts'
import { REMOTE_HALF, type RenderingGateway, renderingGateway } from '../testing/server-halves.ts'
import { inlined } from '../testing/test-gateway.ts'

let gateway: RenderingGateway
afterEach(() => gateway.app.close())

const HOSTILE = `</script><script>alert(1)</script></title><img src=x onerror="alert(2)">' & <!--`

it('escapes content in title, description, structured data and answers', async () => {
  const head = {
    title: HOSTILE,
    description: HOSTILE,
    image: `https://pictures.example/${encodeURIComponent(HOSTILE)}.jpg`,
    imageAlt: HOSTILE,
    structuredData: [{ '@type': 'Event', name: HOSTILE }],
  }
  const answer = JSON.stringify({ data: { title: 'Walk', head } })
  gateway = await renderingGateway({}, { answers: async () => answer })
  await gateway.shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  const { body } = await gateway.rendered('/booking/7')
  // nowhere as markup
  for (const part of [HOSTILE, '<script>alert', '</title><', '<img', '<!--']) expect(body).not.toContain(part)
  expect(body.match(/<\/title>/g)).toHaveLength(1)
  expect(inlined<Record<string, string>>(body, ANSWERS_SCRIPT_ID)['/api/v1/booking/7']).toBe(answer)
  const facts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1]
  expect(JSON.parse(facts ?? '')).toMatchObject([{ name: HOSTILE }])
})

it('isolates the state of a server half per tenant', async () => {
  gateway = await renderingGateway(
    {},
    { tenantOf: async (host) => aTenant({ id: host.startsWith('raya') ? 'raya' : 'gavarres' }) },
  )
  await gateway.shipHalf(
    '1.0.0-bbbbbbbb',
    `({ item }) => { globalThis.all = [...(globalThis.all ?? []), item.title]; return '<main>' + all.join() + '</main>' }`,
  )
  for (let n = 0; n < 4; n++)
    for (const [one, other] of [
      ['gavarres', 'raya'],
      ['raya', 'gavarres'],
    ]) {
      const { body } = await gateway.rendered(`/booking/${n}`, { host: `${one}.localhost` })
      const shown = /<main>(.*?)<\/main>/.exec(body)?.[1]
      expect(shown).toContain(`${one}.localhost`)
      expect(shown).not.toContain(`${other}.localhost`)
    }
})

it('answers a flood of a thousand addresses, and renders normally afterwards', async () => {
  gateway = await renderingGateway()
  const { shipHalf, rendered, page } = gateway
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await rendered('/booking/7')
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, n) => page(`/booking/flood-${n}`)))
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  // few may wait for the renderer; all others get the page without content
  expect(answers.filter(({ body }) => body.includes('class="boot"')).length).toBeGreaterThan(900)
  await rendered('/booking/8')
})
