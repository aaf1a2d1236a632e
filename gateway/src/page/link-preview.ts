import type { Locale } from '@sureda/contract/codes/locale'
import type { BuiltNav, RouteContribution } from '@sureda/contract/remote/registry'
import type { PageHead } from '@sureda/contract/remote/server-render'
import { excerptOf } from '@sureda/contract/rules/cut-text'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { ApiCaller } from '../answer-source.ts'
import { alternatesOf, inLanguage } from '../search/page-language.ts'
import { fillCall } from './fill-call.ts'
import { bestMatch, ownAddress } from './path-match.ts'
import { CARD, cardOf } from './pictures/preview-card.ts'

/** Metadata of the page for search engines and link previews. */
export interface LinkPreview {
  /** Empty: only the brand's name is shown. */
  title: string
  /** Name of the screen in the menus, used if it has no title. */
  menuName: string
  description: string
  /** Full address, or empty. */
  image: string
  imageAlt: string
  /** Known for cards that the gateway draws. */
  imageSize?: { width: number; height: number }
  /** The canonical address, without tracking parameters. */
  url: string
  /** Addresses of the page in each language; none if it is not indexed. */
  alternates: ReturnType<typeof alternatesOf>
  /** schema.org objects. */
  structuredData: object[]
}

/** Asks the API for one public item; undefined if it does not exist. */
export type ItemSource = (
  caller: ApiCaller,
  apiPath: string,
  locale: Locale,
) => Promise<Record<string, unknown> | undefined>

const MAX_DESCRIPTION = 200

export interface PreviewAsked extends ApiCaller {
  tenant: Tenant
  origin: string
  path: string
  locale: Locale
  /** Language named in the address. */
  addressLocale?: Locale
  /** Menu entries, which name screens in every language. */
  nav?: readonly BuiltNav[]
  /** A public screen on the host of a territory. */
  canBeFound: boolean
  mediaRoot: string
}

/** The brand's card, without a call to the API. */
export function brandPreview({
  tenant,
  origin,
  path,
  locale,
  addressLocale,
  canBeFound,
  nav = [],
}: PreviewAsked): LinkPreview {
  const ownPath = ownAddress(path)
  const own = `${origin}${ownPath}`
  const { link_preview: card } = tenant.branding
  return {
    title: '',
    menuName: nav.find((entry) => entry.path === ownPath && entry.words)?.words?.[locale] ?? '',
    description: '',
    image: card ? `${origin}${mediaUrl(card.file)}` : '',
    imageAlt: card?.alt ?? '',
    url: addressLocale ? inLanguage(own, addressLocale) : own,
    alternates: canBeFound ? alternatesOf(own) : [],
    structuredData: [],
  }
}

/** The card of the item at this path, by the `previewApi` of its screen; the brand's if there is none or the API does not answer. */
export async function itemPreview(
  asked: PreviewAsked,
  items: ItemSource,
  routes: readonly RouteContribution[],
): Promise<LinkPreview> {
  const brand = brandPreview(asked)
  const match = bestMatch(routes, ownAddress(asked.path))
  const call = match?.entry.previewApi && fillCall(match.entry.previewApi, match.params)
  if (!call) return brand
  const item = await items(asked, call, asked.locale).catch(() => undefined)
  if (!item) return brand
  const text = (...keys: string[]) =>
    keys.map((key) => item[key]).find((value) => typeof value === 'string') ?? ''
  const image = text('image', 'logo')
  return {
    ...brand,
    title: text('title', 'name'),
    description: shortened(text('short_description', 'summary', 'description'), asked.locale),
    ...(image ? picturePart(asked, image, text('image_alt')) : {}),
  }
}

/** Metadata of the rendered screen. */
export function headPreview(asked: PreviewAsked, head: PageHead): LinkPreview {
  return {
    ...brandPreview(asked),
    title: head.title,
    description: shortened(head.description, asked.locale),
    ...(head.image ? picturePart(asked, head.image, head.imageAlt) : {}),
    structuredData: head.structuredData,
  }
}

/** Link previews support neither AVIF nor the app's proportions: they get a card drawn from the picture, or another picture as it is. */
function picturePart(
  { tenant, origin, mediaRoot }: PreviewAsked,
  image: string,
  imageAlt: string,
): Partial<LinkPreview> {
  const card = cardOf(tenant, image, mediaRoot)
  if (card) return { image: `${origin}${card.href}`, imageAlt, imageSize: CARD }
  return image.endsWith('.avif') ? {} : { image: new URL(mediaUrl(image), origin).href, imageAlt }
}

function shortened(text: string, locale: Locale): string {
  return excerptOf(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION, locale)
}
