/** Input and output of the shell's server build: one public page as a kind of visitor sees it. */
import type { Locale } from '../codes/locale.ts'
import type { Tenant } from '../schemas/platform/tenant.ts'
import type { BootDocument, RegistryDocument } from './registry.ts'

/**
 * Cookie without personal data, written by the page: the last kind of visitor on this phone. It selects a page variant
 * and grants nothing.
 */
export const VARIANT_COOKIE = 'sureda_variant'
export const PAGE_VARIANTS = ['guest', 'member', 'guide'] as const
export type PageVariant = (typeof PAGE_VARIANTS)[number]

/** How the root of a page with its content begins; the service worker stores it with the other beginning. */
export const RENDERED_ROOT = '<div id="root" data-rendered>'
export const STORED_ROOT = '<div id="root" data-rendered="stored">'

/** Cookie with the current language. */
export const LANGUAGE_COOKIE = 'sureda_language'

/**
 * Query parameter that names the language: `/experiencias/e-pela?lang=de`. The page picks it for the tab and removes it
 * from the address.
 */
export const LANGUAGE_PARAM = 'lang'

export interface RenderRequest {
  /** `https://suroviu.example`, for absolute addresses. */
  origin: string
  /** Path and query. */
  address: string
  locale: Locale
  variant: PageVariant
  boot: BootDocument
  registry: RegistryDocument
  /** Start of the minute for which the page is rendered, in milliseconds. */
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

/** Input of a screen's head, beside the answer. */
export interface HeadPage {
  locale: Locale
  tenant: Tenant
  /** `https://suroviu.example`: search engines require absolute addresses. */
  origin: string
  /** The page's canonical path, without query: `/experiencias/e-pela`. */
  path: string
  /** Texts of the screen's remote in the page's language: `content:experience.listTitle`. */
  words: (key: string) => string
}

/**
 * Default export of `<screen>-head.ts`, beside the screen and in the server build only.
 * @param data `data` of the answer to the route's `previewApi`, or else to the first call of `preloadApi`
 */
export type ScreenHead<T> = (data: T, page: HeadPage) => PageHead

export interface RenderedPage {
  /** Content of the root element. `style` attributes are replaced by rules in `styles`, found by `data-style`. */
  html: string
  /** Rules that replace the `style` attributes. */
  styles: string
  head: PageHead | null
  /**
   * Bodies of the calls the screen has read, by address: the page carries them, so that the phone hydrates from the
   * same data.
   */
  answers: Record<string, string>
  /** Calls the screen has made for which no body was given: with them it would show more. */
  missing?: string[]
}

/** Set on the global object of the renderer's context by the shell's server build. */
export interface ServerHalf {
  renderPage(request: RenderRequest): Promise<RenderedPage>
}

/**
 * Facts about the rendering that the page carries besides the answers: the phone hydrates if they match its own, or
 * renders the page again.
 */
export interface RenderedFacts {
  address: string
  locale: Locale
  variant: PageVariant
  minute: number
}

/**
 * Key of local storage with the heights of a signed-in person's own parts at the last visit: `{ "heights": { "home-cards": 231 } }`.
 * The page's first script sets them as custom properties, `--kept-home-cards`: the server reserves space for these parts and knows
 * neither height nor content.
 */
export const HEIGHTS_KEY = 'cache:places'

/** Ids of the script elements with `RenderedFacts` and with the answers. */
export const RENDERED_SCRIPT_ID = 'sureda-rendered'
export const ANSWERS_SCRIPT_ID = 'sureda-answers'
