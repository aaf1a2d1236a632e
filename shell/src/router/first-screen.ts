/** The first screen where the server has drawn it into the page: the phone takes it over with the same answers and the same moment. */
import { RENDERED_SCRIPT_ID, type RenderedFacts } from '@sureda/contract/remote/server-render'
import { holdTime } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { variantOf } from '../session/page-cookies.ts'

export const firstScreen = {
  /** The screen is drawn with everything it needs, or the person would see a skeleton after the content. */
  isRendered: false,
  /** Its part and its answers are here. */
  isWhole: false,
}

/**
 * Reads what the page says of its content. False where it has none that is for this phone: another address, or the cookies told the server of another
 * language or person than are here.
 */
export function findFirstScreen(root: HTMLElement): boolean {
  const facts = root.dataset.rendered === undefined ? null : readFacts()
  const session = useSession.getState()
  const isForUs =
    facts?.address === location.pathname + location.search &&
    facts.locale === session.language &&
    facts.variant === variantOf(session)
  if (!isForUs) return false
  firstScreen.isRendered = true
  holdTime(facts.minute)
  return true
}

/** The screen is the phone's own now, with the time that it is. */
export function firstScreenTaken(): void {
  if (!firstScreen.isRendered) return
  firstScreen.isRendered = false
  holdTime(undefined)
}

/** The page's policy refuses `style` attributes in HTML, so the server has made rules of them: the attributes are what React will look for. */
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
