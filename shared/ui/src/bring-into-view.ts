/** Taller than this share of the window a part is not shown whole: its message then counts. */
const WHOLE_SHARE = 0.6

/**
 * Focuses an element and moves it to the middle of what can be seen, clear of the bars above and below and of the keyboard.
 *
 * @param whole what has to be seen with it, e.g. the whole field with label and message
 */
export function bringIntoView(element: HTMLElement | null, whole: Element | null = element): void {
  if (!element) return
  const part = whole ?? element
  element.focus({ preventScroll: true })
  // the message of a field is written with the next frame
  requestAnimationFrame(() => {
    const room = window.visualViewport?.height ?? window.innerHeight
    const isWhole = part.getBoundingClientRect().height <= room * WHOLE_SHARE
    const seen = isWhole ? part : (part.querySelector('[data-field-error]') ?? element)
    // jsdom has none
    seen.scrollIntoView?.({ block: 'center' })
  })
}
