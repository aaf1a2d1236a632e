import { createHash } from 'node:crypto'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import { type AppSet, appCode, type CachedFile } from '@sureda/contract/remote/offline'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { isServed, type ReleaseStore } from '../releases/release-store.ts'
import type { ResolvedRegistry } from '../rollout/registry.ts'
import { fontFile } from '../static/static.routes.ts'
import { bundlesOf } from './bundle.ts'
import { type SetFile, storedFile } from './file-facts.ts'

export interface SetParts {
  tenant: Tenant
  themeCss: string
  shell: ShellFiles
  /** Folders with shell files: after a rebuild under a running server, files of open pages remain only in the archive. */
  shellDirs: readonly string[]
  registry: ResolvedRegistry
  releases: ReleaseStore
  mediaRoot: string
}

interface SetFiles {
  first: SetFile[]
  rest: SetFile[]
  languages: Record<Locale, SetFile[]>
}

/** The part of the shell with every remote's screens. */
const REMOTE_RUNTIME = 'remote-runtime'

/** Changes with anything that a stored page would contain. */
export function appSetId(shell: ShellFiles, registry: ResolvedRegistry, tenant: Tenant): string {
  const hash = createHash('sha256').update(appCode(shell.version, registry.document.revision))
  return hash.update(JSON.stringify(tenant)).digest('hex').slice(0, 16)
}

/**
 * The list for a phone: every file of the release set of this registry, with sizes and hashes.
 * @throws what `filesOf` throws
 */
export async function appSetOf(parts: SetParts): Promise<AppSet> {
  const { shell, registry, tenant } = parts
  const { first, rest, languages } = await filesOf(parts)
  const listed = (files: readonly SetFile[]) =>
    files.map(({ url, bytes, integrity }): CachedFile => ({ url, bytes, integrity }))
  return {
    format: 1,
    id: appSetId(shell, registry, tenant),
    code: appCode(shell.version, registry.document.revision),
    first: listed(first),
    rest: listed(rest),
    bundles: bundlesOf(rest),
    languages: byLocale((locale) => listed(languages[locale])),
  }
}

/**
 * The files of the release set, without disabled remotes.
 * @throws if a file is missing, because a phone must never store half a set
 */
export async function filesOf(parts: SetParts): Promise<SetFiles> {
  const { shell } = parts
  const isLocale = (url: string) => /\/locales\/[a-z]{2}\.[0-9a-f]{8}\.json$/.test(url)
  const all = [
    ...(await shellFiles(parts)),
    ...(await remoteFiles(parts)),
    ...(await fonts(parts.themeCss)),
    ...(await outlinesOf(parts)),
  ]
  const area = shell.screens[REMOTE_RUNTIME] ?? { js: [], css: [] }
  const needed = new Set([...shell.js, ...shell.css, ...area.js, ...area.css].map((file) => `/${file}`))
  return {
    first: all.filter(({ url }) => needed.has(url) || url.startsWith('/fonts/')),
    rest: all.filter(({ url }) => !needed.has(url) && !url.startsWith('/fonts/') && !isLocale(url)),
    languages: byLocale((locale) => all.filter(({ url }) => url.includes(`/locales/${locale}.`))),
  }
}

const byLocale = <T>(of: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>

function shellFiles({ shell, shellDirs }: SetParts): Promise<SetFile[]> {
  return Promise.all(
    shell.precache.map(async (name) => {
      const found = await Promise.all(shellDirs.map((dir) => storedFile(`/${name}`, path.resolve(dir), name)))
      const file = found.find((one) => one !== undefined)
      if (!file) throw new Error(`The shell's file ${name} is missing`)
      return file
    }),
  )
}

async function remoteFiles({ registry, releases }: SetParts): Promise<SetFile[]> {
  const { remotes } = registry.document
  const switchedOn = [...registry.records.values()].filter(({ name }) => remotes[name]?.state === 'active')
  return (await Promise.all(switchedOn.map((record) => releaseFiles(releases, record)))).flat()
}

const measured = new Map<string, Promise<SetFile[]>>()

/** A release never changes, so its files are measured once. */
function releaseFiles(releases: ReleaseStore, record: ReleaseRecord): Promise<SetFile[]> {
  const { name, version, base } = record
  const read = async (file: string) => {
    const stored = await releases.file(name, version, file, false)
    if (!stored) throw new Error(`${name} ${version} has no ${file} in the store`)
    return stored.body
  }
  const known = measured.get(base)
  if (known) return known
  const measuring = Promise.all(
    Object.entries(record.integrity)
      .filter(([file]) => isServed(file))
      .map(async ([file, integrity]) => {
        const { length } = await read(file)
        return { url: base + file, bytes: length, integrity, read: () => read(file) }
      }),
  )
  measured.set(base, measuring)
  measuring.catch(() => measured.delete(base))
  return measuring
}

/** Map data for places without tiles, also used by the safety screen for the name of the municipality: needed most offline. */
async function outlinesOf({ tenant, mediaRoot }: SetParts): Promise<SetFile[]> {
  const stored = tenant.map.outlines
  if (!stored) return []
  const name = stored.slice(tenant.id.length + 1).replace(/\?.*$/, '')
  const file = await storedFile(mediaUrl(stored), path.resolve(mediaRoot, tenant.id, 'media'), name)
  // the app works without the base map: this server may not have the pack's files yet
  return file ? [file] : []
}

function fonts(themeCss: string): Promise<SetFile[]> {
  const urls = new Set([...themeCss.matchAll(/\/fonts\/[\w.-]+\?v=[0-9a-f]+/g)].map(([url]) => url))
  return Promise.all(
    [...urls].map(async (url) => {
      const file = fontFile(path.basename(url.replace(/\?.*$/, '')))
      const font = await storedFile(url, path.dirname(file), path.basename(file))
      if (!font) throw new Error(`The font ${file} is missing`)
      return font
    }),
  )
}
