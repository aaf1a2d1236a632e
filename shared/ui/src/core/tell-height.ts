/**
 * For the `ref` of an element that covers the page: publishes its height as a custom property, so that focused elements
 * scroll clear of it.
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
