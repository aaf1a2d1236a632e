/**
 * Announces a sentence to screen readers once. Replaces react-aria's announcer, which references the button by id for
 * seven seconds: if the screen has changed meanwhile, an unnamed image remains in the page (axe `role-img-alt`).
 */
const STAY_MS = 3000

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  const element = document.createElement('div')
  element.setAttribute('aria-live', 'assertive')
  // react-aria hides the page behind an open dialog, except elements with this attribute.
  element.setAttribute('data-live-announcer', 'true')
  Object.assign(element.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  document.body.append(element)
  region = element
  return element
}

export function announce(text: string) {
  clearTimeout(timer)
  const element = liveRegion()
  element.textContent = text
  timer = setTimeout(() => element.remove(), STAY_MS)
}
