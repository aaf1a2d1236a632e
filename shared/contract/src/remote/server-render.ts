/** What the gateway asks of the shell's server half, and what it gets: one public page as a person without session sees it. */
import type { Locale } from '../codes/locale.ts'
import type { Tenant } from '../schemas/platform/tenant.ts'
import type { BootDocument, RegistryDocument } from './registry.ts'

/** Cookie without personal data, written by the page: who was here last on this phone. It chooses a page, never a right. */
export const VARIANT_COOKIE = 'sureda_variant'
export const PAGE_VARIANTS = ['guest', 'member', 'guide'] as const
export type PageVariant = (typeof PAGE_VARIANTS)[number]

/** Cookie with the language that is on screen. */
export const LANGUAGE_COOKIE = 'sureda_language'

/** In an address that names its language: `/experiencias/e-pela?lang=de`. The page takes it as picked for the tab, and out of the address. */
export const LANGUAGE_PARAM = 'lang'

export interface RenderRequest {
  /** `https://suroviu.example`, for whole addresses. */
  origin: string
  /** Path and query. */
  address: string
  locale: Locale
  variant: PageVariant
  boot: BootDocument
  registry: RegistryDocument
  /** Start of the minute the page is made for, in milliseconds. */
  minute: number
  /** Bodies of public calls and language files, by address: `/api/v1/experiences/e-pela`, `/assets/locales/ca.1a2b3c4d.json`. */
  files: Record<string, string>
}

/** Facts of a page for search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** Media path as the API names it, or empty. */
  image: string
  imageAlt: string
  /** schema.org objects. */
  structuredData: object[]
}

/** What the head of a screen is made from, beside the answer. */
export interface HeadPage {
  locale: Locale
  tenant: Tenant
  /** `https://suroviu.example`: search engines want whole addresses. */
  origin: string
  /** The page's own address, without query: `/experiencias/e-pela`. */
  path: string
  /** Texts of the screen's remote in the page's language: `content:experience.listTitle`. */
  words: (key: string) => string
}

/**
 * Default export of `<screen>-head.ts`, beside the screen and in the server half only.
 *
 * @param data `data` of the answer to the route's `previewApi`; without one to the first call of `preloadApi`
 */
export type ScreenHead<T> = (data: T, page: HeadPage) => PageHead

export interface RenderedPage {
  /** Content of the root element. `style` attributes are gone: each is a rule of `styles`, found by `data-style`. */
  html: string
  /** Rules of the former `style` attributes. */
  styles: string
  head: PageHead | null
  /** Bodies of calls that the screen has read, by address: the page carries them, so that the phone draws from the same data. */
  answers: Record<string, string>
}

/** Left on the global object of the renderer's context by the shell's server half. */
export interface ServerHalf {
  renderPage(request: RenderRequest): Promise<RenderedPage>
}

/** What a page carries of its rendering, beside the answers: the phone hydrates with the same facts or draws anew. */
export interface RenderedFacts {
  address: string
  locale: Locale
  variant: PageVariant
  minute: number
}

/** Ids of the script elements with `RenderedFacts` and with the answers. */
export const RENDERED_SCRIPT_ID = 'sureda-rendered'
export const ANSWERS_SCRIPT_ID = 'sureda-answers'
