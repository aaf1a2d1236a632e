import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { serverAnswer } from './fixtures.ts'

/** What the page's registry says of one remote; the parts these tests bend. */
interface RemoteEntry {
  version: string
  base: string
  manifest: { metaData: unknown } | string
  integrity: Record<string, string>
  requires: { shellApi: string }
}

interface Bend {
  /** Changes what the registry says. */
  registry?: (remote: RemoteEntry) => void
  /** New text of a file of the remote. Its hash in registry and preloads is made right, as a really shipped release would have it. */
  file?: (name: string, text: string) => string
}

/** Serves one remote as if a release with this fault had been shipped, in every page opened from now on. Call the answer to serve it well again. */
export async function serveBroken(page: Page, remote: string, bend: Bend): Promise<() => Promise<void>> {
  const changed = new Map<string, string>()
  const pages = (url: URL) =>
    url.hostname.endsWith('localhost') && !/^\/(api|mf|assets|media)\//.test(url.pathname)
  const files = (url: URL) => url.pathname.startsWith(`/mf/${remote}/`)

  const bendPage = async (route: Route) => {
    if (!/document|fetch/.test(route.request().resourceType())) return route.fallback()
    const response = await serverAnswer(page, route.request().url(), await route.request().allHeaders())
    let text = await response.text()
    const origin = new URL(route.request().url()).origin
    text = await bendRegistry(text, origin)
    await route.fulfill({ status: response.status(), headers: withoutLength(response.headers()), body: text })
  }

  const bendRegistry = async (text: string, origin: string): Promise<string> => {
    const inlined = /(<script[^>]*id="sureda-registry"[^>]*>)([\s\S]*?)(<\/script>)/.exec(text)
    const json = inlined?.[2] ?? text
    if (!json.trimStart().startsWith('{')) return text
    const registry = JSON.parse(json) as { remotes: Record<string, RemoteEntry> }
    const entry = registry.remotes[remote]
    if (!entry) return text
    const hashes = new Map<string, string>()
    if (bend.file)
      for (const [name, hash] of Object.entries(entry.integrity)) {
        if (!name.endsWith('.js')) continue
        const before = await (await serverAnswer(page, `${origin}${entry.base}${name}`)).text()
        const after = bend.file(name, before)
        if (after === before) continue
        changed.set(`${entry.base}${name}`, after)
        const next = `sha384-${createHash('sha384').update(after).digest('base64')}`
        hashes.set(hash, next)
        entry.integrity[name] = next
      }
    bend.registry?.(entry)
    const bent = JSON.stringify(registry).replaceAll('<', '\\u003c')
    let result = inlined ? text.replace(inlined[0], () => `${inlined[1]}${bent}${inlined[3]}`) : bent
    for (const [before, after] of hashes) result = result.replaceAll(before, after)
    return result
  }

  const bendFile = async (route: Route) => {
    const body = changed.get(new URL(route.request().url()).pathname)
    if (body === undefined) return route.fallback()
    await route.fulfill({
      body,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  }
  await page.route(pages, bendPage)
  await page.route(files, bendFile)
  return async () => {
    await page.unroute(pages, bendPage)
    await page.unroute(files, bendFile)
  }
}

/** The text is decoded and changed: what the server said of its bytes no longer holds. */
const withoutLength = (headers: Record<string, string>): Record<string, string> => {
  const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
  return rest
}
