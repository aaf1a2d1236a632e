import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedModules } from '@sureda/build/shared-modules'
import { ROOT } from '@sureda/build/workspace'

/** The shell API as declarations: every module reachable from its folders. */
export interface Surface {
  version: string
  /** Module → its declarations: `@sureda/ui/base/button.d.ts`. */
  modules: Map<string, string>
}

/** An export of a share key. */
export interface SurfaceName {
  key: string
  name: string
  isValue: boolean
  /** Parameters without a default, of a generic type. */
  parameters: number
}

/** The share keys that are folders of `@sureda/remote` and `@sureda/ui`: `@sureda/ui/base`. */
const shareKeys = (): string[] =>
  sharedModules()
    .map(({ key }) => key)
    .filter((key) => key.startsWith('@sureda/'))

export const indexOf = (key: string) => `${key}/index.d.ts`

/** Reads the surface of the built packages in `folder` (`ui`, `remote`). */
export function builtSurface(folder: string, version: string, keys = shareKeys()): Surface {
  const modules = new Map<string, string>()
  const add = (module: string) => {
    if (modules.has(module)) return
    const [, owner = '', ...rest] = module.split('/')
    const text = ambient(module, readFileSync(path.join(folder, owner, 'dist', ...rest), 'utf8'))
    modules.set(module, text)
    for (const target of relativeTargets(text)) add(resolved(module, target))
  }
  for (const key of keys) add(indexOf(key))
  return { version, modules: new Map([...modules].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

export const SURFACE_FILE = path.join(ROOT, 'shared/shell-api.d.ts')

const HEADER = /^\/\/ Shell API (\S+)\./

/** The surface as one file of ambient modules, for people to review and for the compiler to compare. */
export function surfaceText({ version, modules }: Surface): string {
  const parts = [...modules].map(
    ([module, text]) => `declare module 'was:${module}' {\n${text.replaceAll(/^(?=.)/gm, '  ')}}\n`,
  )
  return `// Shell API ${version}. Written by "npm run packages -- --surface", which says what a change costs.\n\n${parts.join('\n')}`
}

/** The declarations in the form of an ambient module. */
const ambient = (module: string, text: string): string =>
  `${withoutComments(text)
    .replaceAll(/^(export )?declare /gm, '$1')
    .replaceAll(
      /(['"])(\.\.?\/[^'"]+)\1/g,
      (_, quote: string, target: string) => `${quote}was:${resolved(module, target)}${quote}`,
    )
    .trim()}\n`

/** Parses the text written by `surfaceText`. */
export function readSurface(text: string): Surface {
  const blocks = text.matchAll(/^declare module 'was:([^']+)' \{\n([\s\S]*?)^\}$/gm)
  return {
    version: HEADER.exec(text)?.[1] ?? '0.0.0',
    modules: new Map(
      [...blocks].map(([, module = '', body = '']) => [module, body.replaceAll(/^ {2}/gm, '')]),
    ),
  }
}

/** Every export of a share key, including re-exports of its index. */
export function namesOf({ modules }: Surface, key: string): SurfaceName[] {
  const exportsOf = (module: string): Map<string, Omit<SurfaceName, 'key' | 'name'>> => {
    const text = modules.get(module) ?? ''
    const found = new Map<string, Omit<SurfaceName, 'key' | 'name'>>()
    for (const [, target = ''] of text.matchAll(/^export \* from ['"]([^'"]+)['"]/gm))
      for (const [name, kind] of exportsOf(resolved(module, target))) found.set(name, kind)
    for (const [, names = '', target = ''] of text.matchAll(
      /^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/gm,
    )) {
      const theirs = exportsOf(resolved(module, target))
      for (const part of names.split(',').map((one) => one.trim().replace(/^type /, ''))) {
        const [from = '', as = from] = part.split(/\s+as\s+/)
        if (from) found.set(as, theirs.get(from) ?? { isValue: true, parameters: 0 })
      }
    }
    const own = text.matchAll(
      /^export (?:declare )?(?:abstract )?(function|const|let|class|enum|interface|type) (\w+)/gm,
    )
    for (const { 0: start, 1: kind = '', 2: name = '', index } of own) {
      const isValue = kind !== 'interface' && kind !== 'type'
      found.set(name, { isValue, parameters: isValue ? 0 : parametersOf(text.slice(index + start.length)) })
    }
    return found
  }
  return [...exportsOf(indexOf(key))].map(([name, kind]) => ({ key, name, ...kind }))
}

/** Number of required type parameters of `<A, B extends X<Y>, C = D> = …`. */
function parametersOf(generics: string): number {
  if (!generics.startsWith('<')) return 0
  let depth = 0
  let count = 0
  let hasDefault = false
  for (const [index, letter] of [...generics].entries()) {
    if ('<({['.includes(letter)) depth += 1
    if ('})]'.includes(letter) || (letter === '>' && generics[index - 1] !== '=')) depth -= 1
    if (depth === 1 && letter === '=' && generics[index + 1] !== '>') hasDefault = true
    if ((depth === 1 && letter === ',') || depth === 0) {
      count += hasDefault ? 0 : 1
      hasDefault = false
    }
    if (depth === 0) return count
  }
  return count
}

/** Modules that differ between two surfaces, and those that reach one of them. */
export function changedModules(was: Surface, now: Surface): ReadonlySet<string> {
  const changed = new Set(
    [...was.modules.keys()].filter((one) => was.modules.get(one) !== now.modules.get(one)),
  )
  for (let size = -1; size !== changed.size; ) {
    size = changed.size
    for (const [module, text] of was.modules)
      if (relativeTargets(text).some((target) => changed.has(resolved(module, target)))) changed.add(module)
  }
  return changed
}

function resolved(module: string, target: string): string {
  if (target.startsWith('was:')) return target.slice(4)
  const file = path.posix.join(path.posix.dirname(module), target)
  return file.replace(/(\.d)?\.[jt]sx?$/, '.d.ts')
}

const relativeTargets = (text: string): string[] =>
  [...text.matchAll(/(?:from |import\()['"]((?:\.\.?\/|was:)[^'"]+)['"]/g)].map(([, target = '']) => target)

const withoutComments = (text: string): string => text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')

/** The surface in the repository; none before it is first written. */
export const recordedSurface = (): Surface | undefined =>
  existsSync(SURFACE_FILE) ? readSurface(readFileSync(SURFACE_FILE, 'utf8')) : undefined
