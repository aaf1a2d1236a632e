import type { Locale } from '@sureda/contract/codes/locale'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { ReleaseRecord, RemoteDeclaration, RemoteName } from '@sureda/contract/remote/registry'
import { fitsShellApi, shellApiMismatch } from '@sureda/contract/remote/shell-api'
import { conflictsOf } from '../declaration/declaration-conflicts.ts'
import { type Texts, type TextsByLocale, textFaults } from '../declaration/declared-texts.ts'
import { localeFiles } from '../preset/locales-plugin.ts'
import { isPrivateFile, PRESET_VERSION, releaseOf } from '../release.ts'
import { declarationFaults, exposeNames } from '../remote-declaration.ts'
import { codeFaults } from './built-code.ts'
import { builtCssFaults } from './built-css.ts'
import { partsOf } from './entry-parts.ts'
import type { Fault } from './fault.ts'
import { recordFaults } from './release-check.ts'
import { consumedOf, declaredIn, manifestFaults, presetFaults } from './sent-record.ts'

interface SentRelease {
  remote: RemoteName
  version: string
  /** Every file of the build by its name, with source maps. */
  files: ReadonlyMap<string, Buffer>
  /** Declarations of other remotes' releases that some visitor gets. */
  live: readonly RemoteDeclaration[]
  shellApi: string
}

const REBUILD = 'Correct it, build and ship it again.'

/**
 * What is wrong with a release that was built elsewhere, from its files alone: record, sizes and hashes are computed
 * anew and never taken from the sender. The record is for the store.
 */
export function sentReleaseFaults(sent: SentRelease): { record?: ReleaseRecord; faults: Fault[] } {
  const { remote, version, files, live, shellApi } = sent
  const said = json<ReleaseRecord>(files, 'release.json')
  if (!said)
    return {
      faults: [{ reason: 'release.json is missing or unreadable.', fix: 'Send the whole folder dist.' }],
    }
  const early = [
    ...(said.name === remote && said.version === version
      ? []
      : [
          {
            reason: `release.json is of ${said.name} ${said.version}, not of ${remote} ${version}.`,
            fix: 'Ship the folder that the build of this remote left.',
          },
        ]),
    ...presetFaults(said.preset, PRESET_VERSION),
    ...fileFaults(files),
    ...manifestFaults(sent, json(files, 'mf-manifest.json')),
  ]
  const declaration = declaredIn(said)
  const declared = declaration ? declarationFaults(declaration).map(asFault) : [unreadable]
  const { texts, faults: languages } = textsOf(files)
  if (!declaration || !texts || early.length + declared.length + languages.length > 0)
    return { faults: [...early, ...declared, ...languages] }

  const open = [...files].map(([name, content]) => ({ name, content }))
  const server = open.find(({ name }) => name.startsWith('server/'))?.name
  const record = releaseOf({
    declaration,
    version,
    base: `/mf/${remote}/${version}/`,
    files: open.filter(({ name }) => name !== 'release.json'),
    integrity: true,
    consumed: consumedOf(said),
    server,
    runtime: said.runtime === 'own' ? 'own' : undefined,
    preset: said.preset,
  })
  const entry = record.manifest.metaData.remoteEntry.name
  const built = new Set(Object.keys(record.consumes))
  const lost = exposeNames(declaration).filter((expose) => !built.has(expose))
  const parts = partsOf(String(files.get(entry)), files.get(`${entry}.map`))
  return {
    record,
    faults: [
      ...(fitsShellApi(record.requires.shellApi, shellApi)
        ? []
        : [{ reason: `The release ${shellApiMismatch(record.requires.shellApi, shellApi)}.`, fix: REBUILD }]),
      ...recordFaults(record)
        .filter((fault) => !fault.startsWith('needs shell API'))
        .map((fault) => sizeFault(fault, parts)),
      ...hashFaults(said, record),
      ...lost.map((expose) => ({
        reason: `${expose} is declared, but no file of the build has it.`,
        fix: REBUILD,
      })),
      ...textFaults(texts, declaration).map(asFault),
      ...serverFaults(declaration, server),
      ...codeFaults(files, entry),
      ...builtCssFaults(files),
      ...conflictsOf(declaration, live).map(asFault),
    ],
  }
}

const unreadable: Fault = {
  reason: 'release.json does not say what the remote contributes.',
  fix: 'Ship the folder that the build left, unchanged.',
}

/** In sentences of the build the fix follows a colon. */
function asFault(sentence: string): Fault {
  const at = sentence.lastIndexOf(': ')
  return at < 0
    ? { reason: `${sentence}.`, fix: REBUILD }
    : { reason: `${sentence.slice(0, at)}.`, fix: `${capital(sentence.slice(at + 2))}.` }
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function sizeFault(fault: string, parts: string | undefined): Fault {
  const isEntry = fault.startsWith('has an entry of')
  return {
    reason: `The release ${fault}.${isEntry && parts ? ` It is filled by ${parts} (before compression).` : ''}`,
    fix: isEntry
      ? 'Import only from screens and slots, whose files come when they are opened, and build with the preset of @sureda/build.'
      : REBUILD,
  }
}

/** A sent hash that is not the file's: the file was changed after the build. */
const hashFaults = (said: ReleaseRecord, record: ReleaseRecord): Fault[] =>
  Object.entries(record.integrity).flatMap(([file, hash]) =>
    said.integrity?.[file] === hash
      ? []
      : [
          {
            reason: `${file} does not have the hash that the build recorded.`,
            fix: 'Build again and ship the folder unchanged.',
          },
        ],
  )

const serverFaults = ({ routes }: RemoteDeclaration, server: string | undefined): Fault[] => {
  const isRendered = routes.some((route) => route.server)
  if (isRendered === (server !== undefined)) return []
  return [
    isRendered
      ? { reason: 'A route says "server": true, but there is no server half.', fix: REBUILD }
      : { reason: `${server} is a server half, but no route says "server": true.`, fix: REBUILD },
  ]
}

const NAMES =
  /^(?:remoteEntry(?:\.[0-9a-f]{8})?\.js|js\/[\w.-]+\.js|css\/[\w.-]+\.css|locales\/[a-z]{2}\.[0-9a-f]{8}\.json|media\/[\w.-]+\.(?:svg|woff2|png|webp|avif|jpg)|server\/half\.[0-9a-f]{8}\.js|mf-manifest\.json|release\.json)$/

const fileFaults = (files: ReadonlyMap<string, Buffer>): Fault[] =>
  [...files.keys()]
    .filter((name) => !isPrivateFile(name) && !NAMES.test(name))
    .map((name) => ({
      reason: `${name} is not a file that the preset writes.`,
      fix: 'Import pictures and fonts from code, so that the build places them, and remove everything else from dist.',
    }))

function textsOf(files: ReadonlyMap<string, Buffer>): { texts?: TextsByLocale; faults: Fault[] } {
  const names = localeFiles([...files.keys()])
  const texts = LOCALES.map((locale) => [locale, json<Texts>(files, names[locale] ?? '')] as const)
  const lost = texts.filter(([, found]) => !found).map(([locale]) => locale)
  const fix = 'Add the texts in this language, build and ship it again.'
  const faults = lost.map((locale) => ({ reason: `locales/${locale}.json is missing or unreadable.`, fix }))
  if (faults.length > 0) return { faults }
  const all = Object.fromEntries(texts) as Record<Locale, Texts>
  const keys = LOCALES.map((locale) => [locale, new Set(keysOf(all[locale]))] as const)
  const known = new Set(keys.flatMap(([, own]) => [...own]))
  return {
    texts: all,
    faults: keys.flatMap(([locale, own]) => {
      const [first, ...more] = [...known].filter((key) => !own.has(key))
      if (first === undefined) return []
      const others = more.length > 0 ? ` and ${more.length} more` : ''
      return [
        { reason: `locales/${locale}.json lacks "${first}"${others}, which another language has.`, fix },
      ]
    }),
  }
}

/** Keys of all texts; the forms of a plural, which differ between languages, count as one. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${before}${key}.`)
      : [`${before}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  )
}

/** No file of a build is nested so deep; deeper ones would exhaust recursive functions. */
const MAX_DEPTH = 40

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1)))

function json<T>(files: ReadonlyMap<string, Buffer>, name: string): T | undefined {
  try {
    const value: unknown = JSON.parse(files.get(name)?.toString('utf8') ?? '')
    return typeof value === 'object' && value !== null && !isDeeper(value, MAX_DEPTH)
      ? (value as T)
      : undefined
  } catch {
    return undefined
  }
}
