import type { InlineElements } from './inline-elements.ts'
import { inlineScript } from './inline-script.ts'
import type { FileToLoad, Preloads } from './preloads.ts'

const TEMPLATE_ID = 'screen-files'

/**
 * The preload links of what the screen needs after the shell, and the script that lets them go. All requests share a thin line evenly, whatever their rank
 * (only some HTTP/2 servers keep to it): asked for at once, the shell's libraries would arrive last, and a slow phone would sit idle until then instead
 * of running them while the rest arrives.
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
  const script = inlineScript(askAfter, { template: TEMPLATE_ID, file: last })
  return `<template id="${TEMPLATE_ID}">${links.join('')}</template>
${inline.script(script)}`
}

const preloadTag = (file: FileToLoad, as: string) =>
  `<link rel="preload" fetchpriority="low" as="${as}" href="${file.href}"${integrityOf(file)}>`

/** Integrity needs CORS mode, and the same mode as the loader's own requests, or the browser fetches twice. */
export const integrityOf = ({ integrity }: FileToLoad) =>
  ` crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`

/**
 * Runs in the page, right behind the template. When the small file is here, the libraries need about as long again as it took; what is asked for half that
 * time later gets its first bytes a round trip after, just as the line falls free. On a fast line all this is a few milliseconds.
 */
export function askAfter({ template, file }: { template: string; file: string }): void {
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
