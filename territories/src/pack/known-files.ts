import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { typedCommand } from '@sureda/api/typed-command'
import type { Fault } from '../faults.ts'
import { KIND_NAMES } from './kinds.ts'
import { oddNameFault } from './odd-name.ts'

interface FolderRule {
  /** Allowed file extensions, in lower case. */
  endings: readonly string[]
  /** Allowed names without extension; ids of items have their own check. */
  name?: RegExp
  /** Full names, if nothing else is allowed. */
  only?: readonly string[]
  mayHaveFolders?: boolean
  anyCase?: boolean
}

const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const MEDIA_DOCUMENTS = ['outlines.json', 'index.json', 'hashes.json', 'audio.json']
const MEDIA = 'avif webp jpg jpeg png svg ico mp3 m4a ogg opus webm mp4 vtt pmtiles json'.split(' ')

const FOLDERS: Readonly<Record<string, FolderRule>> = {
  ...Object.fromEntries(KIND_NAMES.map((kind) => [kind, { endings: ['json'] }])),
  demo: { endings: ['json'], only: ['people.json', 'journeys.json'] },
  tracks: { endings: ['gpx'], name: /^[a-z0-9-]+$/ },
  photos: { endings: ['jpg', 'jpeg', 'png', 'webp'], name: PLAIN_NAME, anyCase: true },
  media: { endings: MEDIA, name: PLAIN_NAME, mayHaveFolders: true },
}
const ROOT_FILES = ['tenant.json', 'settings.json']
const ROOT_NAMES = [...Object.keys(FOLDERS), ...ROOT_FILES]
/** Files of a former program that drew pictures (docs/decisions/0018-packs.md). */
const FORMER_FILES = ['illustrations.json', 'films.json']
const HINT = 'docs/packs.md lists them'

/** Left by an import that was killed while writing a photograph; the next one removes it. */
const HALF_WRITTEN = /\.avif\.part$/
/** Files that operating systems create in copied folders; never published. */
const LEFT_BY_SYSTEMS = /^(?:\._.*|\.DS_Store|thumbs\.db|ehthumbs\.db|desktop\.ini|__MACOSX|Icon\r)$/i
/** Also hidden files of editors and version control, unless their extension belongs to packs. */
export const isIgnored = (name: string): boolean =>
  LEFT_BY_SYSTEMS.test(name) ||
  HALF_WRITTEN.test(name) ||
  (name.startsWith('.') && !/\.(?:json|gpx|vtt)$/i.test(name))

/**
 * Faults of all unknown files and folders, with what to do: silently skipping a misnamed file would lose its content.
 */
export function unknownFileFaults(root: string, named: ReadonlySet<string>): Fault[] {
  const faults = linkFaults(root, realpathSync(root))
  // files behind a wrong link are not checked
  if (faults.length > 0) return faults
  for (const name of visible(root)) {
    const isFolder = isDirectory(join(root, name))
    const message = rootFault(name, isFolder)
    if (message) faults.push({ file: name, field: '', message })
    else if (isFolder) faults.push(...folderFaults(root, name, FOLDERS[name], named))
  }
  return faults
}

/**
 * A link would publish files from elsewhere on this computer, may be broken on the next one, and can lead in a circle.
 */
function linkFaults(root: string, place: string, folder = ''): Fault[] {
  return visible(join(root, folder)).flatMap((name) => {
    const file = folder ? `${folder}/${name}` : name
    const found = lstatSync(join(root, file))
    if (found.isDirectory()) return linkFaults(root, place, file)
    if (!found.isSymbolicLink()) return []
    const target = realPath(join(root, file))
    if (target === undefined) return [{ file, field: '', message: 'is a link that leads nowhere. Remove it' }]
    const isInside = !isDirectory(target) && target.startsWith(`${place}${sep}`)
    return isInside
      ? []
      : [{ file, field: '', message: 'is a link to another place. Put what it leads to there itself' }]
  })
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Items of a kind, by name. */
export const itemFiles = (root: string, kind: string): string[] =>
  isDirectory(join(root, kind))
    ? visible(join(root, kind))
        .filter((name) => name.endsWith('.json') && !isDirectory(join(root, kind, name)))
        .map((name) => `${kind}/${name}`)
    : []

const visible = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !isIgnored(name))
    .sort()
function isDirectory(path: string): boolean {
  const real = realPath(path)
  return real !== undefined && statSync(real).isDirectory()
}

function rootFault(name: string, isFolder: boolean): string | undefined {
  if (ROOT_NAMES.includes(name)) {
    if (isFolder === Object.hasOwn(FOLDERS, name)) return undefined
    return isFolder
      ? 'is a folder, but the format has a file of this name'
      : 'is a file, but the format has a folder of this name'
  }
  if (FORMER_FILES.includes(name))
    return `is no longer read: pictures and films are finished files. Remove it; ${typedCommand('territory pictures <folder>')} makes the widths of new pictures`
  const meant = ROOT_NAMES.find((known) => known === meantName(name).toLowerCase())
  if (meant) return `is not part of the pack format. Rename it to ${meant}`
  // notes of editors
  if (!isFolder && /\.(?:md|txt)$/.test(name)) return undefined
  return `is not part of the pack format. Remove it, or correct its name: ${HINT}`
}

function folderFaults(
  root: string,
  folder: string,
  rule: FolderRule | undefined,
  named: ReadonlySet<string>,
): Fault[] {
  if (!rule) return []
  return visible(join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`
    if (isDirectory(join(root, file)))
      return rule.mayHaveFolders
        ? folderFaults(root, file, rule, named)
        : [
            {
              file,
              field: '',
              message: `is a folder: the files of ${folder}/ lie side by side. Move them up, and remove it`,
            },
          ]
    const message = named.has(file) ? undefined : nameFault(folder, name, rule)
    if (message) return [{ file, field: '', message }]
    return statSync(join(root, file), { throwIfNoEntry: false })?.size === 0 && !file.endsWith('.json')
      ? [{ file, field: '', message: 'is empty' }]
      : []
  })
}

function nameFault(folder: string, name: string, rule: FolderRule): string | undefined {
  const { endings, only } = rule
  const [, stem = name, ending = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? []
  const isKnown = endings.includes(rule.anyCase ? ending.toLowerCase() : ending)
  const wanted = only ?? (folder.split('/')[0] === 'media' && ending === 'json' ? MEDIA_DOCUMENTS : undefined)
  const meant = meantName(name)
  const isMeant = meant !== name && endings.some((known) => meant.endsWith(`.${known}`))
  if (!isKnown && isMeant)
    return `does not end in .${meant.split('.').at(-1)}, so it would be left out. Rename it to ${meant}`
  if (!isKnown)
    return `is not part of the pack format: in ${folder}/ are files that end in ${list(endings)}. ${fixOf(folder)}`
  if (name.startsWith('.')) return `begins with a dot: it is hidden. Rename it to ${name.slice(1)}`
  if (wanted && !wanted.includes(name))
    return `is not part of the pack format: ${folder}/ has ${list(wanted)}. Remove it, or correct its name`
  return rule.name && !rule.name.test(stem) ? oddNameFault(name, folder === 'tracks') : undefined
}

const list = (words: readonly string[]) =>
  `${words.slice(0, -1).join(', ')}${words.length > 1 ? ' or ' : ''}${words.at(-1)}`
function fixOf(folder: string): string {
  if (folder === 'photos') return 'Export a photograph of another kind as JPEG, or remove it'
  return folder === 'tracks'
    ? 'Export a track of another kind as GPX, or remove it'
    : `Remove it, or correct its name: ${HINT}`
}

/** `x.json` for `x.JSON` and `x.json.txt`. */
const meantName = (name: string) =>
  name.replace(
    /\.(json|gpx|vtt|avif|webp|jpe?g|png|svg|mp4|webm|m4a|mp3|ogg)(?:\.(?:txt|xml|bak|orig|old|json|gpx)|~)?$/i,
    (_all, ending: string) => `.${ending.toLowerCase()}`,
  )
