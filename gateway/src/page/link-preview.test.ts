import type { RouteContribution } from '@sureda/contract/remote/registry'
import { expect, it } from 'vitest'
import { aReleaseOf, aTenant } from '../testing/fixtures.ts'
import { brandPreview, headPreview, itemPreview } from './link-preview.ts'

const content = aReleaseOf('mf-content').record.contributes.routes
const games = aReleaseOf('mf-games').record.contributes.routes

const subject = (path: string) => ({
  tenant: aTenant(),
  origin: 'http://x',
  path,
  locale: 'ca' as const,
  mediaRoot: '/nowhere',
  canBeFound: true,
  host: 'x',
  ip: '192.0.2.1',
})

/** The call whose item is shown for an address, if any. */
async function askedFor(path: string, routes: readonly RouteContribution[]): Promise<string | undefined> {
  let asked: string | undefined
  const preview = await itemPreview(
    subject(path),
    async (_asker, call) => {
      asked = call
      return { title: 'An item' }
    },
    routes,
  )
  expect(preview.title).toBe(asked ? 'An item' : '')
  return asked
}

it.each([
  ['/experiencias/e%20p', '/api/v1/experiences/e%20p'],
  ['/agenda/a', '/api/v1/events/a'],
  // a second name shows what the first one does
  ['/eventos/a', '/api/v1/events/a'],
  ['/noticias/n', '/api/v1/news/n'],
  ['/rutas/r', '/api/v1/routes/r'],
  ['/relatos/r', '/api/v1/stories/r'],
  ['/paquetes/p', '/api/v1/packages/p'],
  ['/operadores/o', '/api/v1/operators/o'],
  ['/ubicaciones/u', '/api/v1/locations/u'],
  ['/storytours/t', '/api/v1/story-tours/t'],
])('the preview of %s contains %s', async (path, call) => {
  expect(await askedFor(path, [...content, ...games])).toBe(call)
})

it.each(['/rutas/lista', '/experiencias', '/storytours/t/games', '/no-such-place/1'])(
  'the preview of %s is the brand’s own',
  async (path) => {
    expect(await askedFor(path, [...content, ...games])).toBeUndefined()
  },
)

it('shows the brand’s preview where the remote is missing', async () => {
  expect(await askedFor('/storytours/t', content)).toBeUndefined()
  expect(await askedFor('/rutas/r', games)).toBeUndefined()
})

it('names a screen as the menus do, in the language of the page', () => {
  const nav = [
    { in: 'bottom-bar', path: '/rutas', label: 'x:y', icon: 'route', order: 1, words: { ca: 'Rutes' } },
  ] as const
  expect(brandPreview({ ...subject('/rutas'), nav }).menuName).toBe('Rutes')
  expect(brandPreview({ ...subject('/rutas'), locale: 'de', nav }).menuName).toBe('')
  expect(brandPreview({ ...subject('/rutas/r'), nav }).menuName).toBe('')
})

it('shows the head of the rendered screen, with the brand’s card where it has no picture', () => {
  const head = {
    title: 'Experiències',
    description: `a\n${'long '.repeat(80)}`,
    image: '',
    imageAlt: '',
    structuredData: [{ '@type': 'CollectionPage' }],
  }
  const preview = headPreview(subject('/experiencias'), head)
  expect(preview).toMatchObject({ title: 'Experiències', url: 'http://x/experiencias' })
  expect(preview.description).toBe(`a ${'long '.repeat(38)}long…`)
  expect(preview.structuredData).toBe(head.structuredData)
  expect(
    headPreview(subject('/x'), { ...head, image: 'https://x.example/a.jpg', imageAlt: 'A' }),
  ).toMatchObject({
    image: 'https://x.example/a.jpg',
    imageAlt: 'A',
  })
})
