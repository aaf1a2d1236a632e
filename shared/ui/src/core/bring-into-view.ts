/**
 * Focuses an element and moves it to the middle of what can be seen, clear of the bars above and below and of the keyboard. What is taller than that
 * is shown from its beginning.
 *
 * @param whole what has to be seen with it, e.g. the whole field with label and message
 */
export function bringIntoView(element: HTMLElement | null, whole: Element | null = element): void {
  if (!element) return
  const part = whole ?? element
  element.focus({ preventScroll: true })
  // the message of a field is written with the next frame
  requestAnimationFrame(() => {
    const room = roomFor(element)
    const fits = (seen: Element) => seen.getBoundingClientRect().height <= room
    // of a field that is taller its message counts
    const seen = fits(part) ? part : (part.querySelector('[data-field-error]') ?? element)
    // jsdom has none
    seen.scrollIntoView?.({ block: fits(seen) ? 'center' : 'start' })
  })
}

/** Height in which an element can be seen: of the sheet that it scrolls in, or of the window between its bars. */
function roomFor(element: Element): number {
  const root = document.documentElement
  let box = element.parentElement
  while (box && box !== root && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (box && box !== root) return box.clientHeight
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
  const bars = (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollPaddingBottom) || 0)
  return (window.visualViewport?.height ?? window.innerHeight) - bars
}
