/**
 * Focuses an element and scrolls it to the middle of the visible area, clear of bars and keyboard. Taller content is
 * shown from its start.
 * @param whole what must be visible with it, e.g. the whole field with label and message
 */
export function bringIntoView(element: HTMLElement | null, whole: Element | null = element): void {
  if (!element) return
  const part = whole ?? element
  element.focus({ preventScroll: true })
  // the field's message is rendered in the next frame
  requestAnimationFrame(() => {
    const room = roomFor(element)
    const fits = (seen: Element) => seen.getBoundingClientRect().height <= room
    // of a taller field, the message matters
    const seen = fits(part) ? part : (part.querySelector('[data-field-error]') ?? element)
    // jsdom has none
    seen.scrollIntoView?.({ block: fits(seen) ? 'center' : 'start' })
  })
}

/** Visible height for an element: of its scrolling sheet, or of the window between the bars. */
function roomFor(element: Element): number {
  const root = document.documentElement
  let box = element.parentElement
  while (box && box !== root && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (box && box !== root) return box.clientHeight
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
  const bars = (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollPaddingBottom) || 0)
  return (window.visualViewport?.height ?? window.innerHeight) - bars
}
