/**
 * `node scripts/run.mjs check-imports`: import directions and circles, listed packages, file lengths, barrel files, names in styles, forms, complete languages,
 * texts asked for, settings, references, links and names in Markdown, changesets, and the list of words, of the whole workspace.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { LOCALES } from '@sureda/contract/codes/locale'
import { changesetFaults } from './src/lint/changesets.ts'
import { linkFaults } from './src/lint/doc-links.ts'
import { nameFaults } from './src/lint/doc-names.ts'
import { formFaults } from './src/lint/form-rules.ts'
import { circleFaults } from './src/lint/import-circles.ts'
import {
  barrelFaults,
  contractFaults,
  folderFaults,
  importFaults,
  lengthFaults,
  localeFaults,
  packageOf,
} from './src/lint/import-rules.ts'
import { type Manifest, unlistedFaults } from './src/lint/listed-imports.ts'
import { localeTextFaults, textsOf } from './src/lint/locale-texts.ts'
import { environmentFaults, SETTINGS_PAGE, settingsFaults } from './src/lint/settings-page.ts'
import { styleFaults } from './src/lint/style-rules.ts'
import { textKeyFaults } from './src/lint/text-keys.ts'
import { typeReferenceFaults } from './src/lint/type-references.ts'
import { wordListFaults } from './src/lint/word-list.ts'

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 27,
})
if (listed.status !== 0) throw new Error('git could not list the files of the workspace')
const files = listed.stdout.split('\n').filter((file) => file && existsSync(path.join(ROOT, file)))
const sources = files.filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.d\.ts$|(^|\/)drizzle\//.test(file),
)
const folders = new Set(
  files
    .filter((file) => /(^|\/)(locales|messages)\/[a-z]{2}\.json$/.test(file))
    .map((file) => path.dirname(file)),
)

const pages = files.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const texts = new Map(sources.map((file) => [file, read(file)]))

const exists = (target: string) => existsSync(path.join(ROOT, target))
const hasText = textsOf(ROOT)
const workspace = {
  files: new Set(files),
  names: namesIn(files.filter((file) => /\.(tsx?|mjs|css|json|sql|ya?ml)$/.test(file))),
}

const faults = [
  ...typeReferenceFaults(),
  ...circleFaults(texts),
  ...folderFaults(sources),
  ...settingsFaults(read(SETTINGS_PAGE)),
  ...[...texts].flatMap(([file, source]) => {
    const checks = [
      wordListFaults,
      importFaults,
      contractFaults,
      lengthFaults,
      barrelFaults,
      styleFaults,
      formFaults,
      environmentFaults,
    ]
    return [
      ...checks.flatMap((check) => check(file, source)),
      ...(/\.test\.|\.testing\./.test(file) ? [] : textKeyFaults(file, source, hasText)),
      ...linkFaults(file, source, exists),
      ...(file.endsWith('.css') ? [] : unlistedFaults(file, source, manifestOf(file))),
    ]
  }),
  ...pages.flatMap((file) => [
    ...linkFaults(file, read(file), exists),
    ...nameFaults(file, read(file), workspace),
    ...changesetFaults(file, read(file)),
    ...wordListFaults(file, read(file)),
  ]),
  ...[...folders].flatMap((folder) =>
    faultsOfFolder(path.join(ROOT, folder)).map((fault) => fault.replace(`${ROOT}/`, '')),
  ),
]
/** Every identifier and file name in these files, which includes names made by commands and builds. */
function namesIn(named: readonly string[]): Set<string> {
  return new Set(
    named.flatMap(
      (file) =>
        read(file).match(/[\w@-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|json|md|css|sql|ya?ml)\b|[A-Za-z_]\w*/g) ?? [],
    ),
  )
}

/** The package.json of a file's package, or that of the workspace for files of the root. */
function manifestOf(file: string): Manifest {
  const own = path.join(ROOT, packageOf(file), 'package.json')
  return JSON.parse(readFileSync(existsSync(own) ? own : path.join(ROOT, 'package.json'), 'utf8')) as Manifest
}

function faultsOfFolder(folder: string): string[] {
  const incomplete = localeFaults(folder, LOCALES)
  return incomplete.length > 0 ? incomplete : localeTextFaults(folder, LOCALES)
}

for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${sources.length} files and ${folders.size} sets of languages checked, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
