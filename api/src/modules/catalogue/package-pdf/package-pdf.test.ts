import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, localized } from '../../../testing/test-content.ts'

let api: TestApi
const host = 'gavarres.localhost'
const MEDIA_ROOT = fileURLToPath(new URL('../../../../../territories', import.meta.url))

beforeAll(async () => {
  api = await startTestApi({ config: { MEDIA_ROOT } })
  const step = (day: number, time: string, title: string, more: object = {}) => ({
    day,
    time,
    title: localized(title),
    place: localized('Cassà de la Selva'),
    ...more,
  })
  await addContent(api.db, 'gavarres', {
    operators: [
      {
        id: 'op-1',
        type: 'agencia',
        name: localized('Rodes i Suro'),
        phone: '+34 900 000 100',
        email: 'hola@rodes.example',
        website: 'https://rodes.example/ca',
      },
    ],
    packages: [
      {
        id: 'pk-1',
        type: 'aventura',
        operatorId: 'op-1',
        price: 129.5,
        durationDays: 2,
        demo: true,
        notice: { text: localized('Pont tallat'), date: '2026-07-05', level: 'info' },
        title: { ...localized('Carrilet'), de: 'Große Korkrunde', ca: 'Volta al col·legi' },
        summary: localized('Via verda al matí'),
        description: localized('Dos dies pedalant.\nAmb calma.'),
        image: 'gavarres/e-alba-800.avif',
        imageAlt: localized('Alba sobre la sureda'),
        imageWidths: [480, 800, 1200],
        itinerary: [
          step(1, '09:00', 'Sortida', { experience_id: 'e-bici' }),
          step(2, '10:30', 'La ruta del Suro', { route_id: 'rt-suro' }),
          step(1, '20:30', 'Sopar'),
        ],
        servicesIncluded: [localized('Bicicletes')],
        servicesNotIncluded: [localized('Begudes')],
        requirements: [localized('Casc')],
      },
    ],
  })
})
afterAll(() => api.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/v1/packages/${path}`, headers: { host, ...headers } })

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}
const walk = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(walk)]

/** What a reader finds in the file: words, tags in reading order, links, language and title. */
async function parse(file: Buffer) {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const document = await loading.promise
  const { info, metadata } = await document.getMetadata()
  const found = { text: '', tags: [] as string[], alts: [] as string[], links: [] as string[], fonts: true }
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    found.text += ` ${items.map((item) => ('str' in item ? item.str : '')).join(' ')}`
    const nodes = walk((await page.getStructTree()) as Node)
    found.tags.push(...nodes.flatMap((node) => node.role ?? []))
    found.alts.push(...nodes.flatMap((node) => node.alt ?? []))
    found.links.push(...(await page.getAnnotations()).flatMap((annotation) => annotation.url ?? []))
  }
  const pages = document.numPages
  await loading.destroy()
  return { ...found, text: found.text.replace(/\s+/g, ' '), info, metadata, pages }
}

it('answers a file with name, ETag and length', async () => {
  const answer = await get('pk-1/pdf?lang=de')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="grosse-korkrunde.pdf"; filename*=UTF-8''Gro%C3%9Fe%20Korkrunde.pdf`,
    'content-language': 'de',
    'content-length': String(answer.rawPayload.length),
    etag: expect.stringMatching(/^".+"$/),
  })
  const again = await get('pk-1/pdf?lang=de', { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('pk-1/pdf?lang=de')).rawPayload.equals(answer.rawPayload)).toBe(true)
  if (process.env.SUREDA_KEEP_PDF) writeFileSync(process.env.SUREDA_KEEP_PDF, answer.rawPayload)
})

it('contains the whole package in the requested language', async () => {
  const { text } = await parse((await get('pk-1/pdf?lang=de')).rawPayload)
  for (const words of [
    'Große Korkrunde',
    'Abenteuerpaket',
    '2 Tage',
    '129,50 € pro Person',
    'Hinweis · 5. Juli 2026 Pont tallat de',
    'Via verda al matí de',
    'Amb calma. de',
    'Tag 1',
    '09:00',
    'Sortida de',
    'Inbegriffen',
    'Bicicletes de',
    'Nicht inbegriffen',
    'Voraussetzungen',
    'Veranstalter',
    'Rodes i Suro de',
    'hola@rodes.example',
    'Ein für die Demo erfundenes Paket',
    'Seite 1 von 2',
  ])
    expect(text).toContain(words)
  expect(text.indexOf('Sopar de')).toBeLessThan(text.indexOf('Tag 2'))
  expect(text).not.toContain('Gegen Aufpreis')
  const catalan = await parse((await get('pk-1/pdf', { 'accept-language': 'ca' })).rawPayload)
  expect(catalan.text).toContain('Volta al col·legi')
  expect(catalan.text).toContain('Paquet d’aventura')
})

it('is accessible: language, title, headings, lists, links and alternative texts', async () => {
  const file = (await get('pk-1/pdf?lang=de')).rawPayload
  const { info, tags, alts } = await parse(file)
  expect(info).toMatchObject({ Title: 'Große Korkrunde', Language: 'de', PDFFormatVersion: '1.7' })
  expect(file.toString('latin1')).toContain('/Marked true')
  expect(file.toString('latin1')).toContain('/DisplayDocTitle true')
  expect(alts).toEqual(['Sureda gavarres', 'Alba sobre la sureda de'].filter((alt) => alts.includes(alt)))
  expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual([
    'H1',
    'H2',
    'H3',
    'H3',
    'H2',
    'H3',
    'H3',
    'H2',
    'H2',
  ])
  for (const tag of ['Document', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link', 'Figure'])
    expect(tags).toContain(tag)
})

it('embeds its fonts and links to the app with absolute addresses', async () => {
  const file = (await get('pk-1/pdf?lang=de')).rawPayload
  expect(file.toString('latin1').match(/\/FontFile[23]?/g)?.length).toBeGreaterThanOrEqual(2)
  const { links } = await parse(file)
  const home = 'http://gavarres.localhost:4000'
  expect(links).toEqual([
    `${home}/experiencias/e-bici`,
    `${home}/rutas/rt-suro`,
    'tel:+34900000100',
    'mailto:hola@rodes.example',
    'https://rodes.example/ca',
    `${home}/operadores/op-1`,
    `${home}/paquetes/pk-1`,
  ])
})

it('renders hostile, very long and foreign texts, missing pictures and very long itineraries', async () => {
  const hostile =
    `<script>alert(1)</script> \u202E\u0000🌳 漢字 ŀ ő ${'Donaudampfschifffahrtsgesellschaft'.repeat(200)}`.replace(
      '\u0000',
      '',
    )
  await addContent(api.db, 'gavarres', {
    operators: [
      { id: 'op-bad', name: localized(hostile), website: 'javascript:alert(1)', email: 'a@b.c?bcc=x@y.z' },
    ],
    packages: [
      {
        id: 'pk-bad',
        operatorId: 'op-bad',
        title: localized(hostile),
        summary: localized(hostile),
        image: 'gavarres/../../../etc/passwd',
        itinerary: Array.from({ length: 24 }, (_, i) => ({
          day: 1 + (i % 6),
          time: '10:00',
          title: localized(hostile),
          place: localized('x'),
        })),
        requirements: Array.from({ length: 120 }, () => localized('<b>Casc</b>')),
      },
      { id: 'pk-bare', title: localized('漢字'), price: 0 },
    ],
  })
  const bad = await get('pk-bad/pdf?lang=en')
  expect(bad.statusCode).toBe(200)
  const { text, links, pages } = await parse(bad.rawPayload)
  expect(text).toContain('<script>alert(1)</script>')
  expect(text).toContain('<b>Casc</b>')
  expect(links.filter((link) => /^javascript|bcc=/.test(link))).toEqual([])
  expect(pages).toBeGreaterThan(5)
  // every text is bounded, no matter who wrote it
  expect(bad.rawPayload.length).toBeLessThan(400_000)
  const bare = await parse((await get('pk-bare/pdf?lang=nl')).rawPayload)
  expect(bare.text).toContain('Gratis')
  expect(bare.tags.filter((tag) => tag === 'H1')).toHaveLength(1)
})

it('does not block the server while it renders', async () => {
  const [ownBefore, allBefore] = [process.threadCpuUsage(), process.cpuUsage()]
  await Promise.all(['es', 'en', 'fr', 'nl'].map((lang) => get(`pk-1/pdf?lang=${lang}`)))
  const own = process.threadCpuUsage(ownBefore)
  const all = process.cpuUsage(allBefore)
  // compares processor times: if the main thread drew the PDF, nearly all of the time would be its own
  expect((own.user + own.system) / (all.user + all.system)).toBeLessThan(0.5)
})

it.each([
  ['pk-none/pdf', 404, 'package_not_found'],
  ['pk-1/pdf?lang=xx', 422, 'validation_failed'],
  ['pk-1/pdf?size=A0', 422, 'validation_failed'],
])('answers %s with %i %s', async (path, status, code) => {
  expect((await get(path)).json()).toMatchObject({ status, code })
})
