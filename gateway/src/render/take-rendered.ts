import type { Locale } from '@sureda/contract/codes/locale'
import { CACHED_AT_HEADER } from '@sureda/contract/remote/offline'
import {
  ANSWERS_SCRIPT_ID,
  RENDERED_SCRIPT_ID,
  type RenderedFacts,
} from '@sureda/contract/remote/server-render'
import { inlineScript } from '../page/inline-script.ts'

/** Set on the root element by the first script if the page is rendered for another kind of visitor or language than this phone's. */
const OTHER = 'other'

/** Hides a page for another kind of visitor until the phone has rendered its own. */
export const OTHER_CSS = `[data-${OTHER}] #root{visibility:hidden}`

/** The script after the page's content and answers. */
export const takeRenderedScript = (locale: Locale): string =>
  inlineScript(takeRendered, {
    locale,
    other: OTHER,
    answers: ANSWERS_SCRIPT_ID,
    facts: RENDERED_SCRIPT_ID,
    cachedAt: CACHED_AT_HEADER,
  })

interface Input {
  locale: Locale
  other: string
  answers: string
  facts: string
  /** Header of an answer from this phone's storage. */
  cachedAt: string
}

/**
 * Runs in the page. It remembers a tap on a button or choice, or a submitted form, before the shell works; the shell
 * repeats it. If the page is for this kind of visitor, its answers count as running calls of the shell; otherwise the
 * content is removed, and the shell starts without it.
 */
export function takeRendered(input: Input): void {
  const page = document.documentElement
  const root = document.getElementById('root')
  const answers = document.getElementById(input.answers)
  if (page.dataset[input.other] !== undefined) {
    root?.replaceChildren()
    root?.removeAttribute('data-rendered')
    answers?.remove()
    document.getElementById(input.facts)?.remove()
    delete page.dataset[input.other]
    return
  }
  const place = window as unknown as { __SUREDA_EARLY__?: Record<string, object> }
  let tapped: HTMLElement | undefined
  const kinds = ['click', 'submit']
  const hear = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(
      '#root button, #root input, #root label, #root form',
    )
    if (!element || (event.type === 'click' && element.tagName === 'FORM')) return
    // text fields work already; a choice would change without the shell knowing
    const field = element.tagName === 'LABEL' ? (element as HTMLLabelElement).control : element
    const isField = element.tagName === 'LABEL' || element.tagName === 'INPUT'
    if (isField && !/^(radio|checkbox)$/.test((field as HTMLInputElement | null)?.type ?? '')) return
    event.preventDefault()
    event.stopPropagation()
    tapped = element
  }
  for (const kind of kinds) addEventListener(kind, hear, true)
  const endEarlyTaps = () => {
    for (const kind of kinds) removeEventListener(kind, hear, true)
    return tapped
  }
  const bodies = JSON.parse(answers?.textContent ?? '{}') as Record<string, string>
  const started: Record<string, object> = { ...place.__SUREDA_EARLY__ }
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  // a page from the service worker: its answers are as old as the page
  if (root?.getAttribute('data-rendered'))
    headers[input.cachedAt] = String(
      (JSON.parse(document.getElementById(input.facts)?.textContent ?? '{}') as RenderedFacts).minute,
    )
  for (const address of Object.keys(bodies)) {
    const response = new Response(bodies[address], { headers })
    started[address] = { lang: input.locale, response: Promise.resolve(response) }
  }
  Object.assign(window, { __SUREDA_EARLY__: started, __SUREDA_TAP__: endEarlyTaps })
}
