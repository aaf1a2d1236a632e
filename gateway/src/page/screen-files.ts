import type { InlineElements } from './inline-elements.ts'
import { inlineScript } from './inline-script.ts'
import type { FileToLoad, Preloads } from './preloads.ts'

const TEMPLATE_ID = 'screen-files'

/**
 * The preload links of what the screen needs after the shell, and the script that starts them. On a slow connection
 * all requests share the bandwidth, whatever their priority (few HTTP/2 servers honour it): requested at once, the
 * shell's libraries would arrive last, and a slow phone would be idle until then.
 *
 * @param last the smaller of the shell's own files, which arrives before its libraries
 */
export function screenFiles(
  { scripts, styles }: Preloads,
  last: string | undefined,
  inline: InlineElements,
): string {
  const links = [
    ...scripts.map((file) => preloadTag(file, 'script')),
    ...styles.map((file) => preloadTag(file, 'style')),
  ]
  if (links.length === 0 || last === undefined) return links.join('')
  const script = inlineScript(requestAfter, { template: TEMPLATE_ID, file: last })
  return `<template id="${TEMPLATE_ID}">${links.join('')}</template>
${inline.script(script)}`
}

const preloadTag = (file: FileToLoad, as: string) =>
  `<link rel="preload" fetchpriority="low" as="${as}" href="${file.href}"${integrityOf(file)}>`

/** Integrity needs CORS mode, and the same mode as the loader's own requests, or the browser fetches twice. */
export const integrityOf = ({ integrity }: FileToLoad) =>
  ` crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`

/**
 * Runs in the page, right behind the template. When the small file has arrived, the libraries need about as long
 * again. Requests half of that time later get their first bytes just when the connection is free. On a fast connection
 * this takes a few milliseconds.
 */
export function requestAfter({ template, file }: { template: string; file: string }): void {
  const ask = () => {
    const element = document.getElementById(template)
    if (element instanceof HTMLTemplateElement) document.head.append(element.content)
  }
  const address = new URL(file, location.href).href
  new PerformanceObserver((list, observer) => {
    const [arrived] = list.getEntriesByName(address) as PerformanceResourceTiming[]
    if (!arrived) return
    observer.disconnect()
    setTimeout(ask, (arrived.responseEnd - arrived.responseStart) / 2)
  }).observe({ type: 'resource', buffered: true })
}
