/**
 * For the `ref` of what lies over the page: the property of the page says its height, so that what takes the focus is scrolled clear of it.
 */
export const tellHeight = (property: `--${string}`) => (box: HTMLElement | null) => {
  if (!box || !('ResizeObserver' in window)) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${box.offsetHeight}px`))
  observer.observe(box)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
