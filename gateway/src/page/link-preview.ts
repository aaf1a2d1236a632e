import type { Locale } from '@sureda/contract/codes/locale'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { cutText } from '@sureda/contract/rules/cut-text'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { Asker } from '../answer-source.ts'
import { filledCall } from './filled-call.ts'
import { bestMatch, ownAddress } from './path-match.ts'
import { CARD, cardOf } from './preview-card.ts'

/** What a person sees who gets this address in a message. */
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

const MAX_DESCRIPTION = 200

interface Asked extends Asker {
  tenant: Tenant
  origin: string
  path: string
  locale: Locale
  mediaRoot: string
}

/** The brand's own card, without asking anyone. */
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

/** The card of the item at this path, by the `previewApi` of its screen; the brand's where there is none or no one answers. */
export async function itemPreview(
  asked: Asked,
  items: ItemSource,
  routes: readonly RouteContribution[],
): Promise<LinkPreview> {
  const brand = brandPreview(asked)
  const match = bestMatch(routes, ownAddress(asked.path))
  const call = match?.entry.previewApi && filledCall(match.entry.previewApi, match.params)
  if (!call) return brand
  const item = await items(asked, call, asked.locale).catch(() => undefined)
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
  return cutText(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION, '…')
}
