/** Runs in the page: the buttons, links and choices too small for a thumb. */
export function smallTargets(): string[] {
  /** Seven days of a week do not fit 320 pixels at the full size; WCAG asks for 24. */
  const leastOf = (element: Element) => (element.closest('[role=grid]') ? 24 : 44)
  const all =
    'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button], [role=tab]'
  /** The invisible part of a target that reaches beyond its box. */
  const around = (element: Element) =>
    ['::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      const isTarget = style.content !== 'none' && style.position === 'absolute'
      return isTarget ? [Number.parseFloat(style.width), Number.parseFloat(style.height)] : [0, 0]
    })
  /** Part of a sentence, which WCAG 2.5.8 exempts. */
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length + 2
  const isSmall = (element: Element) => {
    const frame = (element.closest('label') ?? element).getBoundingClientRect()
    if (frame.width < 3 || !element.checkVisibility()) return false
    const sizes = [[frame.width, frame.height], ...around(element)]
    return [0, 1].some((side) => Math.max(...sizes.map((size) => size[side] || 0)) < leastOf(element) - 0.5)
  }
  return (
    Array.from(document.querySelectorAll(all))
      .filter((element) => isSmall(element) && !isInText(element))
      // pins on a map are exempt as well: a list offers the same places
      .filter((element) => !element.closest('[data-slot-name^="map."], .leaflet-container'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.textContent.trim()
        return `${Math.round(width)}×${Math.round(height)} ${element.tagName} ${name.slice(0, 40)}`
      })
  )
}
