import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Locale } from '@sureda/contract/codes/locale'
import type { Integrity } from '@sureda/contract/remote/integrity'
import type { Expose, MfManifest, ReleaseRecord, RemoteDeclaration } from '@sureda/contract/remote/registry'
import packageJson from '../package.json' with { type: 'json' }
import { builtNav, type Texts } from './declaration/declared-texts.ts'
import { localeFiles } from './preset/locales-plugin.ts'

export interface BuiltFile {
  name: string
  content: Buffer
}

interface Build {
  declaration: RemoteDeclaration
  version: string
  base: string
  files: readonly BuiltFile[]
  integrity: boolean
  /** Expose as an identifier (`reservation_list`) → shared modules that it takes from the shell. */
  consumed: ReadonlyMap<string, readonly string[]>
  /** The one file of the server half, which is among `files` too. */
  server?: string
  runtime?: ReleaseRecord['runtime']
  /** Only when the record of another build is computed anew. */
  preset?: string
}

/** Version of the presets of this package. */
export const PRESET_VERSION = packageJson.version

/** Files that are never served to the public: maps for the error reports, and statistics of the build. */
export const isPrivateFile = (name: string): boolean =>
  name.endsWith('.map') || name === 'mf-stats.json' || name.endsWith('.LICENSE.txt')

/** The record of one build. The manifest loses the lists that only build tools read: it is inlined in every page. */
export function releaseOf({
  declaration,
  version,
  base,
  files,
  integrity,
  consumed,
  server,
  runtime,
  preset = PRESET_VERSION,
}: Build): ReleaseRecord {
  const manifest = slim(json<MfManifest>(files, 'mf-manifest.json'), server)
  const open = files.filter((file) => !isPrivateFile(file.name))
  const size = (names: readonly string[]) =>
    open
      .filter((file) => names.includes(file.name))
      .reduce((sum, file) => sum + gzipSync(file.content, { level: 9 }).length, 0)
  const locales = localeFiles(open.map((file) => file.name)) as Record<Locale, string>
  const exposeName = (name: string): Expose => `./${name.replace(/^\.\//, '')}`
  return {
    format: 1,
    name: declaration.name,
    version,
    base,
    builtAt: new Date().toISOString(),
    preset,
    ...(runtime ? { runtime } : {}),
    manifest,
    integrity: integrity ? hashes(open) : {},
    requires: declaration.requires,
    contributes: {
      routes: declaration.routes,
      slots: declaration.slots,
      nav: builtNav(declaration.nav, textsOf(open, locales)),
      ...(declaration.guards ? { guards: declaration.guards } : {}),
      i18n: {
        namespace: declaration.i18n.namespace,
        files: locales,
      },
    },
    sizes: {
      entry: size([manifest.metaData.remoteEntry.name]),
      ...(server ? { server: size([server]) } : {}),
      exposes: Object.fromEntries(
        manifest.exposes.map(({ name, assets }) => [
          exposeName(name),
          size([...assets.js.sync, ...assets.css.sync]),
        ]),
      ),
    },
    consumes: Object.fromEntries(
      manifest.exposes.map(({ name }) => [
        exposeName(name),
        [...(consumed.get(name.replaceAll(/\W/g, '_')) ?? [])],
      ]),
    ),
  }
}

export function sha384(content: Buffer): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** SHA-256 for the shell's own files: its entry contains a hash of each, and hashes do not compress (1.3 KB of every first visit). */
export function sha256(content: Buffer): Integrity {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function hashes(files: readonly BuiltFile[]): Record<string, Integrity> {
  return Object.fromEntries(
    files
      .filter((file) => file.name !== 'mf-manifest.json')
      .map(({ name, content }) => [name, sha384(content)]),
  )
}

function slim({ id, name, metaData, exposes }: MfManifest, server: string | undefined): MfManifest {
  const ssrRemoteEntry = server && { name: server, path: '', type: 'var' }
  return {
    id,
    name,
    metaData: { ...metaData, ...(ssrRemoteEntry ? { ssrRemoteEntry } : {}) },
    shared: [],
    remotes: [],
    exposes,
  }
}

const textsOf = (files: readonly BuiltFile[], locales: Record<Locale, string>) =>
  Object.fromEntries(
    Object.entries(locales).map(([locale, name]) => [locale, json<Texts>(files, name)]),
  ) as Record<Locale, Texts>

function json<T>(files: readonly BuiltFile[], name: string): T {
  const file = files.find((entry) => entry.name === name)
  if (!file) throw new Error(`The build left no ${name}`)
  return JSON.parse(file.content.toString('utf8')) as T
}
