import path from 'node:path'

const QUOTED = /`([^`\n]+)`/g
const FENCED = /^```[\s\S]*?^```/gm
const FILE = /^(?!.*NNNN)[\w@][\w@.-]*(?:\/[\w@.-]+)*\.(?:tsx?|mjs|json|md|css|sql|ya?ml)$/
const FOLDER = /^[\w@][\w@.-]*(?:\/[\w@.-]+)+\/$/
const NAME =
  /^(?:[a-z]+(?:[A-Z][a-z0-9]*)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:\(\))?$/
/** Names created by commands or builds, and example folders. */
const MADE = /(^|\/)(dist|results|node_modules|\.[a-z]+)\/|^mf-x\/|^(nova|valle)\//

export interface Workspace {
  /** Every file below the root. */
  files: ReadonlySet<string>
  /** Every identifier and every name of a file that a source file contains. */
  names: ReadonlySet<string>
}

/** Files, folders and identifiers in backticks that do not exist. */
export function nameFaults(file: string, source: string, { files, names }: Workspace): string[] {
  const quoted = [...source.replaceAll(FENCED, '').matchAll(QUOTED)].map(([, text = '']) => text)
  return [...new Set(quoted)].flatMap((text) => {
    if (FILE.test(text) || FOLDER.test(text))
      return MADE.test(text) || isFile(text, file, files) || names.has(path.posix.basename(text))
        ? []
        : [`${file} names the file ${text}, which does not exist: name it as it is called now or take it out`]
    const name = text.replace('()', '')
    return !NAME.test(text) || names.has(name)
      ? []
      : [`${file} names ${text}, which no source file contains: name it as it is called now or take it out`]
  })
}

/** Whether it is a path from the root, from this file, or from any folder between them. */
function isFile(text: string, file: string, files: ReadonlySet<string>): boolean {
  const wanted = path.posix.normalize(text)
  const here = path.posix.join(path.posix.dirname(file), wanted)
  if (wanted.endsWith('/'))
    return [...files].some((known) => known.startsWith(wanted) || known.includes(`/${wanted}`))
  return files.has(here) || [...files].some((known) => known === wanted || known.endsWith(`/${wanted}`))
}
