import { FORMER_SHELL_API } from '@sureda/contract/remote/shell-api'
import semver from 'semver'
import { sha256 } from '../release.ts'
import { sharedModules } from '../shared-modules.ts'
import { isRawColour } from './css-rules.ts'
import type { Fault } from './fault.ts'
import { sourceAt } from './source-at.ts'

type Files = ReadonlyMap<string, Buffer>

/** What is wrong with the scripts of a release, whatever its record says. */
export function codeFaults(files: Files, entry: string): Fault[] {
  const scripts = [...files].filter(([name]) => name.endsWith('.js') && !name.startsWith('server/'))
  return [
    ...sharingFaults(String(files.get(entry))),
    ...chunkFaults(files, entry),
    ...scripts.flatMap(([name, body]) => [
      ...copyFaults(name, String(body)),
      ...styleFaults(name, String(body), files.get(`${name}.map`)),
    ]),
  ]
}

/** Only React defines these names, and no minifier shortens them. */
const OWN_REACT = /__(?:CLIENT|DOM|SECRET)_INTERNALS_DO_NOT_USE\w*\s*=(?!=)/

const copyFaults = (name: string, script: string): Fault[] =>
  OWN_REACT.test(script)
    ? [
        {
          reason: `${name} brings a React of its own; two of them break every screen.`,
          fix: 'Import react and react-dom by their names, so that the preset takes them from the shell, and remove aliases and copies.',
        },
      ]
    : []

/** A shared module without a fallback, as Rspack and webpack write it into an entry, minified or not. */
const SHARED = [
  /shareKey:\s*"(?<key>[^"]+)",\s*import:\s*null,\s*requiredVersion:\s*"(?<range>[^"]+)",\s*strictVersion:\s*(?:!0|true),\s*singleton:\s*(?:!0|true)/g,
  /fallback:\s*\(\)\s*=>\s*\(?\(\)\s*=>\s*\{\s*throw [^{}]*\}\)?,[^{}]*?singleton:\s*(?:!0|true),\s*requiredVersion:\s*"(?<range>[^"]+)",\s*strictVersion:\s*(?:!0|true),[^{}]*?shareKey:\s*"(?<key>[^"]+)"/g,
]

function sharingFaults(entry: string): Fault[] {
  const offered = new Map(
    sharedModules().flatMap(({ key, version, formerKeys }) => [
      ...formerKeys.map((former) => [former, FORMER_SHELL_API] as const),
      [key, version] as const,
    ]),
  )
  const whole = SHARED.flatMap((form) => [...entry.matchAll(form)]).map(({ groups }) => ({
    key: groups?.key ?? '',
    range: groups?.range ?? '',
  }))
  const carried = [...entry.matchAll(/shareKey:\s*["'`]([^"'`]+)/g)]
    .map(([, key = '']) => key)
    .filter((key) => !whole.some((one) => one.key === key))
  const fits = (version: string, range: string) =>
    semver.satisfies(version, range) || semver.satisfies(FORMER_SHELL_API, range)
  return [
    ...carried.map((key) => ({
      reason: `The release shares ${key} in its own way; only the shell provides it.`,
      fix: 'Build with the preset of @sureda/build or its federation(), without own settings for sharing.',
    })),
    ...whole.flatMap(({ key, range }) => {
      const version = offered.get(key)
      if (version === undefined)
        return [
          {
            reason: `The release takes ${key} from the shell, which does not provide it.`,
            fix: 'Import a module of the shell API, or list the library in the package.json of the remote.',
          },
        ]
      return fits(version, range)
        ? []
        : [
            {
              reason: `The release needs ${key} ${range}; the shell has ${version}.`,
              fix: `Install ${key} ^${version}, build and ship it again.`,
            },
          ]
    }),
  ]
}

/** The entry contains the hashes of files that load later: a file without one could be replaced on the way to a phone. */
const chunkFaults = (files: Files, entry: string): Fault[] => {
  const text = String(files.get(entry))
  return [...files]
    .filter(([name]) => /^(js|css)\/.*\.(js|css)$/.test(name))
    .filter(([, body]) => !text.includes(sha256(body)))
    .map(([name]) => ({
      reason: `${entry} does not have the hash of ${name}.`,
      fix: 'Build with the preset of @sureda/build, and ship the folder unchanged.',
    }))
}

const PAINTS =
  /\b(color|background|backgroundColor|\w+Color|fill|stroke|border\w*|outline|boxShadow|textShadow)["']?\s*:\s*(["'`])((?:(?!\2).){1,200})\2/g
const CSS_TEXT = /\bstyle=\\?["']([^"']{1,300})|\.cssText\s*=\s*["'`]([^"'`]{1,300})/g

/** Raw colours in style attributes and in code that paints. Those of libraries are allowed. */
function styleFaults(name: string, script: string, map: Buffer | undefined): Fault[] {
  const found = [
    ...[...script.matchAll(PAINTS)].map(({ 1: key, 3: value = '', index }) => ({ key, value, index })),
    ...[...script.matchAll(CSS_TEXT)].map((match) => ({
      key: 'style',
      value: match[1] ?? match[2] ?? '',
      index: match.index,
    })),
  ].filter(({ value }) => isRawColour(value))
  return found.flatMap(({ key, value, index }) => {
    const source = map && sourceAt(script, map, index)
    if (source?.isLibrary) return []
    return [
      {
        reason: `${source?.place ?? name} has a raw colour in a style attribute: ${key}: ${value.slice(0, 60)}.`,
        fix: 'Use a token: var(--color-…), best in a style sheet.',
      },
    ]
  })
}
