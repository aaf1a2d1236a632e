import type { Locale } from '@sureda/contract/codes/locale'
import { KEPT_AT_HEADER } from '@sureda/contract/remote/offline'
import {
  ANSWERS_SCRIPT_ID,
  RENDERED_SCRIPT_ID,
  type RenderedFacts,
} from '@sureda/contract/remote/server-render'
import { inlineScript } from '../page/inline-script.ts'

/** Set on the document's element by the first script where the page is rendered for another person or language than this phone's. */
const OTHER = 'other'

/** Until the phone has rendered its own, no one sees another's page. */
export const OTHER_CSS = `[data-${OTHER}] #root{visibility:hidden}`

/** The script behind the page's content and answers. */
export const takeRenderedScript = (locale: Locale): string =>
  inlineScript(takeRendered, {
    locale,
    other: OTHER,
    answers: ANSWERS_SCRIPT_ID,
    facts: RENDERED_SCRIPT_ID,
    keptAt: KEPT_AT_HEADER,
  })

interface Input {
  locale: Locale
  other: string
  answers: string
  facts: string
  /** Header of an answer from this phone's storage. */
  keptAt: string
}

/**
 * Runs in the page. It stores a tap on a button or a choice that does not work yet, or a form that is sent: the shell makes it up. A page that is this phone's leaves its answers where the shell looks for calls that are under way; any other one is taken away,
 * and the shell begins as it does without.
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
    // a text field takes the focus and its letters; a choice would change without the shell knowing
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
  // the service worker has stored this page: its answers are as old as it
  if (root?.getAttribute('data-rendered'))
    headers[input.keptAt] = String(
      (JSON.parse(document.getElementById(input.facts)?.textContent ?? '{}') as RenderedFacts).minute,
    )
  for (const address of Object.keys(bodies)) {
    const response = new Response(bodies[address], { headers })
    started[address] = { lang: input.locale, response: Promise.resolve(response) }
  }
  Object.assign(window, { __SUREDA_EARLY__: started, __SUREDA_TAP__: endEarlyTaps })
}
