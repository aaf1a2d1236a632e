import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { inlineScript } from './inline-script.ts'

/** The script that makes the browser load its calendar data in a worker; none if the shell has no such worker. */
export function warmFormatsScript({ precache }: Pick<ShellFiles, 'precache'>): string | undefined {
  const file = precache.find((name) => /\/calendar-reader\.[^/]*js$/.test(name))
  return file && inlineScript(warmFormats, `/${file}`)
}

/** Runs in the page long before its code, because a library needs calendars as soon as it runs. */
export function warmFormats(file: string): void {
  const reader = new Worker(file, { name: document.documentElement.lang })
  // without it only the first date takes longer
  reader.onerror = (event) => event.preventDefault()
}
