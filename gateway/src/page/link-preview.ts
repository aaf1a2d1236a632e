import type { Locale } from '@sureda/contract/locale'
import { mediaUrl } from '@sureda/contract/media-url'
import type { Tenant } from '@sureda/contract/tenant'
import type { Asker } from '../answer-source.ts'
import { bestMatch, ownAddress } from './path-match.ts'
import { CARD, cardOf } from './preview-card.ts'

/** What somebody sees who gets this address in a message. */
export interface LinkPreview {
  /** Empty: the brand speaks for itself. */
  title: string
  description: string
  /** Full address, or empty. */
  image: string
  imageAlt: string
  /** Known for the cards we make ourselves. */
  imageSize?: { width: number; height: number }
  url: string
}

/** Asks the API for one item in public; undefined where it does not exist. */
export type ItemSource = (
  asker: Asker,
  apiPath: string,
  locale: Locale,
) => Promise<Record<string, unknown> | undefined>

/** Detail pages and the call that knows their item. */
export const ITEMS = [
  { path: '/experiencias/:id', api: '/experiences' },
  { path: '/agenda/:id', api: '/events' },
  { path: '/noticias/:id', api: '/news' },
  { path: '/rutas/:id', api: '/routes' },
  { path: '/relatos/:id', api: '/stories' },
  { path: '/paquetes/:id', api: '/packages' },
  { path: '/storytours/:id', api: '/story-tours' },
  { path: '/operadores/:id', api: '/operators' },
  { path: '/ubicaciones/:id', api: '/locations' },
]
const NOT_ITEMS = new Set(['/rutas/lista'])

const MAX_DESCRIPTION = 200

interface Asked extends Asker {
  tenant: Tenant
  origin: string
  path: string
  locale: Locale
  mediaRoot: string
}

/** The brand's own card, without asking anybody. */
export function brandPreview({ tenant, origin, path }: Asked): LinkPreview {
  const { link_preview: card } = tenant.branding
  return {
    title: '',
    description: '',
    image: card ? `${origin}${mediaUrl(card.file)}` : '',
    imageAlt: card?.alt ?? '',
    url: `${origin}${ownAddress(path)}`,
  }
}

/** The card of the item at this path; the brand's where there is none or nobody answers. */
export async function itemPreview(asked: Asked, items: ItemSource): Promise<LinkPreview> {
  const brand = brandPreview(asked)
  const path = ownAddress(asked.path)
  const match = NOT_ITEMS.has(path) ? undefined : bestMatch(ITEMS, path)
  if (!match) return brand
  const id = encodeURIComponent(match.params.id ?? '')
  const item = await items(asked, `/api/v1${match.entry.api}/${id}`, asked.locale).catch(() => undefined)
  if (!item) return brand
  const text = (...keys: string[]) =>
    keys.map((key) => item[key]).find((value) => typeof value === 'string') ?? ''
  const image = text('image', 'logo')
  return {
    ...brand,
    title: text('title', 'name'),
    description: shortened(text('short_description', 'summary', 'description')),
    ...(image ? picturePart(asked, image, text('image_alt')) : {}),
  }
}

/** Readers of link previews know neither AVIF nor our proportions: they get a card made of the picture, other pictures as they are. */
function picturePart(
  { tenant, origin, mediaRoot }: Asked,
  image: string,
  imageAlt: string,
): Partial<LinkPreview> {
  const card = cardOf(tenant, image, mediaRoot)
  if (card) return { image: `${origin}${card.href}`, imageAlt, imageSize: CARD }
  return image.endsWith('.avif') ? {} : { image: new URL(mediaUrl(image), origin).href, imageAlt }
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > MAX_DESCRIPTION ? `${plain.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : plain
}
