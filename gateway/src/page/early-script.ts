import type { Locale } from '@sureda/contract/codes/locale'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import { inlineScript } from './inline-script.ts'

/** Input of the first script of the page. */
export interface EarlyInput {
  /** Public GETs of the screen at this path. */
  calls: string[]
  /** Language files that this path needs: the shell's and the screen's. */
  languageFiles: Record<Locale, string>[]
  /** Sent as a hint with the calls; null on an unknown host. */
  tenantId: string | null
  /** Language and kind of visitor for which the content is rendered; null without content. */
  renderedFor: { locale: Locale; variant: PageVariant } | null
  /** Storage key for the heights of a person's own parts. */
  heightsKey: string
  /** Calls whose answers are in the rendered page. */
  carried: string[]
  /** The office's default language, also a hint: `Accept-Language` has the person's language. */
  tenantLocale: Locale
}

/**
 * Runs before every other script, inlined, without imports.
 * 1. Creates the default Trusted Types policy: scripts come from the app's folders only, markup strings are plain formatting or SVG.
 * 2. Chooses the language (a choice in this tab before the browser's), so that no text flashes in another one.
 * 3. Fetches that language's files, and starts the screen's first calls while code is loading, unless the page contains their answers.
 */
export function early(input: EarlyInput): void {
  const policies = (
    window as unknown as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }
  ).trustedTypes
  // `stroke` is allowed beside `fill` for the loading ring of the panorama viewer, which sets its SVG as text. All
  // attributes listed here only paint: none runs code (`on…`) or fetches (`style`, `src`), and `href` is checked below.
  const tag =
    /<\/?(?:a|b|br|em|i|li|ol|p|small|span|strong|sub|sup|u|ul|svg|g|path|circle|ellipse|line|polyline|polygon|rect|title|defs)(?:\s+(?:class|href|rel|target|role|lang|dir|viewBox|xmlns|fill|stroke|d|r|c[xy]|r[xy]|[xy][12]?|width|height|points|transform|(?:aria|stroke|fill)-[a-z]+)(?:="[^"<>]*")?)*\s*\/?>/gi
  policies?.createPolicy('default', {
    createScriptURL(address: string) {
      const url = new URL(address, location.href)
      const ours = url.origin === location.origin && /^\/(?:assets\/|mf\/|sw\.js$)/.test(url.pathname)
      if (ours) return address
      throw new TypeError(`Script refused: ${url.origin}${url.pathname}`)
    },
    createHTML(markup: string) {
      const plain =
        !markup.replace(tag, '').includes('<') && !/\bhref="(?!https?:|mailto:|tel:|\/|#)/i.test(markup)
      // React creates a script element from this empty script
      if (plain || markup === '<script></script>') return markup
      throw new TypeError('Markup refused: sanitise it first')
    },
  })

  const locales = Object.keys(input.languageFiles[0] ?? {})
  const supported = (value: unknown) => {
    const base = String(value ?? '')
      .toLowerCase()
      .split(/[-_]/)[0]
    return locales.find((locale) => locale === base)
  }
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const token = stored('guest_mode') === 'true' ? null : stored('auth_token')
  const storedUser = () => {
    try {
      return (token && JSON.parse(stored('auth_user') ?? '')) || {}
    } catch {
      return {}
    }
  }
  const user = storedUser()
  const picked = () => {
    try {
      return sessionStorage.getItem('picked_language')
    } catch {
      return null
    }
  }
  const language =
    [user.preferred_language, picked(), ...navigator.languages, stored('language')]
      .map(supported)
      .find((locale) => locale !== undefined) ?? 'es'
  document.documentElement.lang = language
  // the same rule as `isGuide` of the contract; if they differ, the shell renders the screen again
  const isGuide =
    user.is_guide ||
    user.permissions?.is_guide ||
    [user.access_type, user.role].concat(user.roles).includes('guide')
  const variant = !token ? 'guest' : isGuide ? 'guide' : 'member'
  const { renderedFor } = input
  const isRendered = renderedFor?.locale === language && renderedFor.variant === variant
  if (renderedFor && !isRendered) document.documentElement.dataset.other = ''

  if (token)
    try {
      const { style } = document.documentElement
      for (const [name, height] of Object.entries(
        JSON.parse(stored(input.heightsKey) ?? '{}').heights ?? {},
      )) {
        style.setProperty(`--kept-${name}`, `${Number(height)}px`)
        style.setProperty(`--kept-${name}-display`, height ? 'block' : 'none')
      }
    } catch {
      // the default heights are used
    }

  for (const files of input.languageFiles) {
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href: files[language as Locale],
    })
    document.head.append(link)
  }

  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Tenant-Domain': location.hostname,
    'X-Tenant-Locale': input.tenantLocale,
  }
  if (input.tenantId) headers['X-Tenant-Id'] = input.tenantId
  if (token) headers.Authorization = `Bearer ${token}`
  const started: Record<string, object> = {}
  for (const call of input.calls) {
    if (isRendered && input.carried.includes(call)) continue
    const response = fetch(call, { headers, credentials: 'omit' })
    // the caller that uses the answer handles a failure; until then it must not count as unhandled
    response.catch(() => {})
    started[call] = { lang: language, token, response }
  }
  Object.assign(window, { __SUREDA_EARLY__: started })
}

export const earlyScript = (input: EarlyInput): string => inlineScript(early, input)
