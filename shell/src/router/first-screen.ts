/** The first screen if the server has rendered it: the phone hydrates it with the same answers and the same time. */
import { canonicalAddress } from '@sureda/contract/remote/canonical-address'
import { RENDERED_SCRIPT_ID, type RenderedFacts } from '@sureda/contract/remote/server-render'
import { setHydrationTime } from '@sureda/remote/device'
import { hydrateNeutrally, useSession } from '@sureda/remote/session'
import { variantOf } from '../session/page-cookies.ts'

export const firstScreen = {
  /** The screen must be complete before hydrating, or the person would see a skeleton after the content. */
  isRendered: false,
  /** Its code and its answers are loaded. */
  isWhole: false,
}

/**
 * Reads the facts of the server's rendering. False if there is none for this phone: another address, or cookies with
 * another language or person.
 */
export function findFirstScreen(root: HTMLElement): boolean {
  const facts = root.dataset.rendered === undefined ? null : readFacts()
  const session = useSession.getState()
  const isForUs =
    facts?.address === canonicalAddress(location.pathname, location.search) &&
    facts.locale === session.language &&
    facts.variant === variantOf(session)
  if (!isForUs) return false
  firstScreen.isRendered = true
  hydrateNeutrally(facts.variant)
  setHydrationTime(facts.minute)
  return true
}

declare global {
  interface Window {
    /**
     * Stops the page's own listening for taps; returns the button or choice tapped last, or the form submitted, before
     * hydration.
     */
    __SUREDA_TAP__?: (() => HTMLElement | undefined) | undefined
  }
}

/** Hydration is done: the screen uses the current time, and answers that this phone has stored. */
export const releaseTime = (): void => setHydrationTime(undefined)

/** Repeats a tap that came before hydration. */
export function firstScreenTaken(): void {
  if (!firstScreen.isRendered) return
  const tapped = leaveFirstScreen()
  if (tapped instanceof HTMLFormElement) tapped.requestSubmit()
  else tapped?.click()
}

/** The phone renders the screen itself. Returns the button, choice or form that was tapped or submitted meanwhile. */
export function leaveFirstScreen(): HTMLElement | undefined {
  firstScreen.isRendered = false
  releaseTime()
  const tapped = window.__SUREDA_TAP__?.()
  window.__SUREDA_TAP__ = undefined
  return tapped
}

/**
 * The content policy refuses `style` attributes in HTML, so the server has turned them into rules: restores the
 * attributes that React expects.
 */
export function restoreStyles(root: HTMLElement): void {
  const rules = new Map<string, string>()
  for (const sheet of document.querySelectorAll('style'))
    for (const rule of sheet.sheet?.cssRules ?? []) {
      const name = rule instanceof CSSStyleRule && /^\[data-style="(\d+)"\]$/.exec(rule.selectorText)?.[1]
      if (name) rules.set(name, (rule as CSSStyleRule).style.cssText)
    }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = rules.get(element.dataset.style ?? '') ?? ''
    delete element.dataset.style
  }
}

function readFacts(): RenderedFacts | null {
  try {
    return JSON.parse(
      document.getElementById(RENDERED_SCRIPT_ID)?.textContent ?? 'null',
    ) as RenderedFacts | null
  } catch {
    return null
  }
}
