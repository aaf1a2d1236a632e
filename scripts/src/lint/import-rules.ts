import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Which package may import which; `shared/*` means every package below `shared`. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'shared/contract': [],
  'shared/ui': [],
  'shared/build': ['shared/contract'],
  'shared/remote': ['shared/contract', 'shared/ui'],
  'shared/testing': ['shared/contract', 'shared/remote', 'shared/ui'],
  'shared/create-sureda-remote': ['shared/contract'],
  shell: ['shared/*'],
  'mf-*': ['shared/*'],
  // ui: the contrast of an agency's colours, from one source
  api: ['shared/contract', 'shared/ui'],
  // the server process mounts the API and knows the shapes that builds leave behind; ui gives it brands as text
  gateway: ['shared/contract', 'shared/build', 'shared/ui', 'api'],
  territories: ['shared/contract', 'shared/ui', 'api'],
  // the top of what an office's server runs
  server: ['shared/contract', 'shared/build', 'api', 'gateway', 'territories'],
  deploy: ['shared/contract', 'gateway', 'api', 'territories'],
  e2e: ['shared/contract', 'shared/build', 'gateway', 'api', 'territories', 'server', 'scripts'],
  bench: ['shared/contract', 'shared/build', 'gateway', 'api', 'territories', 'server', 'scripts', 'deploy'],
  scripts: [
    'shared/contract',
    'shared/build',
    'shared/create-sureda-remote',
    'gateway',
    'api',
    'territories',
    'server',
    'bench',
  ],
}

/** Build files and tests of a package may also use these; nothing of them reaches the browser. */
const TOOLS = ['shared/build', 'shared/testing']

const PACKAGES: Record<string, string> = {
  '@sureda/contract': 'shared/contract',
  '@sureda/remote': 'shared/remote',
  '@sureda/ui': 'shared/ui',
  '@sureda/build': 'shared/build',
  '@sureda/testing': 'shared/testing',
  'create-sureda-remote': 'shared/create-sureda-remote',
  '@sureda/api': 'api',
  '@sureda/gateway': 'gateway',
  '@sureda/territories': 'territories',
  '@sureda/deploy': 'deploy',
  '@sureda/server': 'server',
  '@sureda/scripts': 'scripts',
  '@sureda/shell': 'shell',
}

/** Package of a workspace file: `shared/ui/src/x.ts` → `shared/ui`. */
export function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'shared' ? `shared/${second}` : first
}

/**
 * Everything a source file imports: static, dynamic, side effect and re-export. Code in template literals is ignored.
 */
export function importsOf(source: string): string[] {
  const code = source
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)'([^'\n]+)'/gm)
  return [...found].flatMap(([, target]) => (target ? [target] : []))
}

/** Faults of one file, one sentence each. */
export function importFaults(file: string, source: string): string[] {
  const own = packageOf(file)
  const rule = MAY_IMPORT[own.startsWith('mf-') ? 'mf-*' : own]
  if (!rule) return []
  const tool = /\.(test|config|e2e)\.|(^|\/)(fixtures|testing)\//.test(file)
  const allowed = tool ? [...rule, ...TOOLS] : rule
  return importsOf(source).flatMap((target) => {
    const other = targetPackage(file, target)
    if (!other || other === own || allowed.some((pattern) => covers(pattern, other))) return []
    return [`${file} imports ${target}: ${own} may not know ${other}`]
  })
}

function covers(pattern: string, own: string): boolean {
  return pattern.endsWith('/*') ? own.startsWith(pattern.slice(0, -1)) : pattern === own
}

/** The files of the workspace that an import may mean: a package's `./*` is `src/*.ts` or `src/*.tsx`. */
export function workspaceFiles(file: string, target: string): string[] {
  if (target.startsWith('.')) return [path.posix.join(path.posix.dirname(file), target)]
  const name = target.split('/').slice(0, 2).join('/')
  const own = PACKAGES[name]
  const inside = `${own}/src/${target.slice(name.length + 1)}`
  return own ? [`${inside}.ts`, `${inside}.tsx`] : []
}

function targetPackage(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return packageOf(path.posix.join(path.posix.dirname(file), target))
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
  return PACKAGES[name] ?? (/^mf-[a-z]+$/.test(name) ? name : undefined)
}

/** The contract runs in browser and server, so it imports neither React nor Node. */
export function contractFaults(file: string, source: string): string[] {
  if (!file.startsWith('shared/contract/src') || file.includes('.test.')) return []
  return importsOf(source)
    .filter((target) => target.startsWith('node:') || target.startsWith('react'))
    .map((target) => `${file} imports ${target}: the contract knows neither Node nor React`)
}

export function lengthFaults(file: string, source: string): string[] {
  const lines = source.split('\n').length - 1
  return lines > 300 ? [`${file} has ${lines} lines; 300 is the end`] : []
}

const MOST_FILES = 40
/** Folders with too many source files; `files`: sources of the workspace. */
export function folderFaults(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_FILES
      ? [`${folder} has ${count} files; ${MOST_FILES} is the end: sort them by subject`]
      : [],
  )
}

/** Only folders that the shell shares with remotes as one module may have an index. */
export function barrelFaults(file: string, source: string): string[] {
  if (/^shared\/(remote|ui)\/src\//.test(file)) return []
  if (!/(^|\/)index\.tsx?$/.test(file) || !/^export (\*|\{[^}]*\}) from/m.test(source)) return []
  return [`${file} is a barrel file: import each module by its own path`]
}

type Words = { [key: string]: string | Words }
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Keys that one of the six language files of a folder lacks, and plural forms that its language needs. */
export function localeFaults(folder: string, locales: readonly string[]): string[] {
  const files = locales.map((locale) => ({ locale, file: path.join(folder, `${locale}.json`) }))
  const missing = files.filter(({ file }) => !existsSync(file)).map(({ file }) => `${file} is missing`)
  if (missing.length > 0) return missing
  const keys = files.map(({ locale, file }) => ({
    locale,
    file,
    keys: new Set(flat(JSON.parse(readFileSync(file, 'utf8')) as Words)),
  }))
  const plural = (key: string) => PLURAL.test(key)
  const all = new Set(keys.flatMap((entry) => [...entry.keys]))
  const stems = new Set([...all].filter(plural).map((key) => key.replace(PLURAL, '')))
  return keys.flatMap(({ locale, file, keys: own }) => {
    const plain = [...all].filter((key) => !plural(key) && !own.has(key))
    const forms = [...stems].flatMap((stem) =>
      new Intl.PluralRules(locale)
        .resolvedOptions()
        .pluralCategories.map((form) => `${stem}_${form}`)
        .filter((key) => !own.has(key)),
    )
    return [...plain, ...forms].map((key) => `${file} lacks "${key}"`)
  })
}

function flat(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}
