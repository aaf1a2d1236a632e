import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { serverAnswer } from './fixtures.ts'

/** The fields of one remote in the page's registry that these tests change. */
interface RemoteEntry {
  version: string
  base: string
  manifest: object
  integrity: Record<string, string>
  requires: { shellApi: string }
  contributes: object
  budgetsMs: object
  lastKnownGood?: object
}

/** Version that a broken release gets when it is shipped over the good one. */
export const BROKEN_VERSION = '9.0.0-beefbeef'
const REGISTRY_PLACE = '<registry>'
const BROKEN_GLOBAL = 'mf_broken_9_0_0_beefbeef'

interface Bend {
  /** Changes the entry of the remote in the registry. */
  registry?: (remote: RemoteEntry) => void
  /** Returns the new text of a file. The hashes in the registry and the preloads are updated as in a real release. */
  file?: (name: string, text: string) => string
  /** Ships the fault as a new release and keeps the good one as the last known good release. */
  overGood?: boolean
}

/**
 * Serves one remote as if a release with this fault had been shipped, in every page opened from now on. The returned
 * function restores the good release.
 */
export async function serveBroken(page: Page, remote: string, bend: Bend): Promise<() => Promise<void>> {
  const changed = new Map<string, string>()
  const pages = (url: URL) =>
    url.hostname.endsWith('localhost') && !/^\/(api|mf|assets|media)\//.test(url.pathname)
  const files = (url: URL) => url.pathname.startsWith(`/mf/${remote}/`)
  /** Maps the folder of the broken release to the folder whose files it serves. */
  const bases = new Map<string, string>()

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
    const original = inlined?.[2] ?? text
    if (!original.trimStart().startsWith('{')) return text
    const registry = JSON.parse(original) as { remotes: Record<string, RemoteEntry> }
    const entry = registry.remotes[remote]
    if (!entry) return text
    const good = { ...entry.integrity }
    const hashes = new Map<string, string>()
    const { globalName } = (entry.manifest as { metaData: { globalName: string } }).metaData
    const bent = (name: string, text: string) => {
      const own = bend.overGood ? text.replaceAll(globalName, BROKEN_GLOBAL) : text
      return bend.file ? bend.file(name, own) : own
    }
    if (bend.file || bend.overGood)
      for (const [name, hash] of Object.entries(entry.integrity)) {
        if (!name.endsWith('.js')) continue
        const before = await (await serverAnswer(page, `${origin}${entry.base}${name}`)).text()
        const after = bent(name, before)
        if (after === before) continue
        const base = bend.overGood ? `/mf/${remote}/${BROKEN_VERSION}/` : entry.base
        changed.set(`${base}${name}`, after)
        const next = `sha384-${createHash('sha384').update(after).digest('base64')}`
        hashes.set(hash, next)
        entry.integrity[name] = next
      }
    // the preloads of the page must name the broken release too
    let around = inlined ? text.replace(inlined[0], () => REGISTRY_PLACE) : ''
    for (const [before, after] of hashes) around = around.replaceAll(before, after)
    if (bend.overGood) {
      const { version, base, manifest, requires, contributes } = structuredClone(entry)
      entry.lastKnownGood = { version, base, manifest, integrity: good, requires, contributes }
      entry.version = BROKEN_VERSION
      entry.base = `/mf/${remote}/${BROKEN_VERSION}/`
      bases.set(entry.base, base)
      // every build has its version in its global name, so that two releases can run in one page
      const { metaData } = entry.manifest as { metaData: { globalName: string } }
      metaData.globalName = BROKEN_GLOBAL
      around = around.replaceAll(`href="${base}`, `href="${entry.base}`)
    }
    bend.registry?.(entry)
    const json = JSON.stringify(registry).replaceAll('<', '\\u003c')
    return inlined ? around.replace(REGISTRY_PLACE, () => `${inlined[1]}${json}${inlined[3]}`) : json
  }

  const bendFile = async (route: Route) => {
    const { pathname, origin } = new URL(route.request().url())
    const body = changed.get(pathname)
    if (body !== undefined) return route.fulfill({ body, contentType: 'text/javascript' })
    const [base, from] = [...bases].find(([start]) => pathname.startsWith(start)) ?? []
    if (!base || !from) return route.fallback()
    await route.fulfill({
      response: await serverAnswer(page, `${origin}${from}${pathname.slice(base.length)}`),
    })
  }
  await page.route(pages, bendPage)
  await page.route(files, bendFile)
  return async () => {
    await page.unroute(pages, bendPage)
    await page.unroute(files, bendFile)
  }
}

/** The body was decoded and changed, so its length and encoding headers are wrong. */
const withoutLength = (headers: Record<string, string>): Record<string, string> => {
  const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
  return rest
}
