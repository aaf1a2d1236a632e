import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { inlineScript } from './inline-script.ts'

/** The script that has the browser read up on languages beside the page; none where the shell has no such worker. */
export function warmFormatsScript({ precache }: Pick<ShellFiles, 'precache'>): string | undefined {
  const file = precache.find((name) => /\/calendar-reader\.[^/]*js$/.test(name))
  return file && inlineScript(warmFormats, `/${file}`)
}

/** Runs in the page, long before its code is here: a library asks for calendars as soon as it runs. */
export function warmFormats(file: string): void {
  const reader = new Worker(file, { name: document.documentElement.lang })
  // without it the first date takes longer, nothing else
  reader.onerror = (event) => event.preventDefault()
}
