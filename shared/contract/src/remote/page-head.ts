/** Shared parts of screen heads: true values only, with absolute addresses, as schema.org and search engines require. */
import type {
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  GeoCoordinatesLeaf,
  ListItemLeaf,
  OrganizationLeaf,
} from 'schema-dts'
import type { Image } from '../schemas/fields/media.ts'
import { mediaUrl } from '../schemas/fields/media-url.ts'
import { paths } from './paths.ts'
import type { HeadPage, PageHead } from './server-render.ts'

/** A breadcrumb or list item: name and path. */
export type Step = readonly [name: string, path: string]

/** Title, text, picture and origin of an item, as far as a head uses them. */
export interface HeadItem extends Pick<Image, 'image' | 'image_alt' | 'image_widths'> {
  title: string
  text: string
  demo: boolean
}

/** A head lists only the first items of a longer list; all of them are in the sitemap. */
const MAX_LISTED = 30

/** Properties that every schema.org thing has. */
export const thingOf = (page: HeadPage, item: HeadItem) => ({
  name: item.title,
  description: item.text || undefined,
  url: `${page.origin}${page.path}`,
  image: largestPicture(page, item),
})

/** @param thing the item in schema.org terms; null for demo content, which describes no real thing */
export function itemHead(page: HeadPage, item: HeadItem, list: Step, thing: object | null): PageHead {
  return {
    title: item.title,
    description: item.text,
    image: item.image ?? '',
    imageAlt: item.image_alt ?? '',
    structuredData: [...(thing && !item.demo ? [inContext(thing)] : []), breadcrumbs(page, list, item.title)],
  }
}

export function listHead(page: HeadPage, title: string, items: readonly Step[]): PageHead {
  const collection = {
    '@type': 'CollectionPage',
    name: title,
    url: `${page.origin}${page.path}`,
    inLanguage: page.locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.slice(0, MAX_LISTED).map(listItem(page)),
    },
  } satisfies CollectionPageLeaf
  return {
    title,
    description: '',
    image: '',
    imageAlt: '',
    structuredData: [inContext(collection), breadcrumbs(page, undefined, title)],
  }
}

function breadcrumbs(page: HeadPage, list: Step | undefined, title: string): object {
  const way: Step[] = [[page.tenant.name, paths.home()], ...(list ? [list] : []), [title, page.path]]
  return inContext({
    '@type': 'BreadcrumbList',
    itemListElement: way.map(listItem(page)),
  } satisfies BreadcrumbListLeaf)
}

const listItem =
  ({ origin }: HeadPage) =>
  ([name, path]: Step, index: number) =>
    ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    }) satisfies ListItemLeaf

export const inContext = (thing: object): object => ({ '@context': 'https://schema.org', ...thing })

/** The office behind the app. */
export const officeOf = ({ tenant, origin }: HeadPage) =>
  ({
    '@type': 'Organization',
    name: tenant.name,
    url: origin,
    logo: tenant.branding.logo.default
      ? new URL(mediaUrl(tenant.branding.logo.default), origin).href
      : undefined,
  }) satisfies OrganizationLeaf

/** The provider of an item, where known. */
export const providerOf = ({ origin }: HeadPage, operator: { id: string; name: string } | null) =>
  operator
    ? ({
        '@type': 'Organization',
        name: operator.name,
        url: `${origin}${paths.operator(operator.id)}`,
      } satisfies OrganizationLeaf)
    : undefined

export const geoOf = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null
    ? undefined
    : ({ '@type': 'GeoCoordinates', latitude, longitude } satisfies GeoCoordinatesLeaf)

export function largestPicture(
  { origin }: HeadPage,
  { image, image_widths }: Pick<Image, 'image' | 'image_widths'>,
): string | undefined {
  if (!image) return undefined
  const widest = Math.max(0, ...image_widths)
  const file = widest ? image.replace(/-\d+(\.\w+)$/, `-${widest}$1`) : image
  return new URL(mediaUrl(file), origin).href
}
