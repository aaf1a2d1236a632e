/**
 * `node scripts/run.mjs check-imports`: import directions and circles, listed packages, file lengths, barrel files, names in styles, forms, complete languages and
 * references of the whole workspace.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { LOCALES } from '@sureda/contract/codes/locale'
import { formFaults } from './src/form-rules.ts'
import { circleFaults } from './src/import-circles.ts'
import {
  barrelFaults,
  contractFaults,
  importFaults,
  lengthFaults,
  localeFaults,
  roomOf,
} from './src/import-rules.ts'
import { type Manifest, unlistedFaults } from './src/listed-imports.ts'
import { styleFaults } from './src/style-rules.ts'
import { typeReferenceFaults } from './src/type-references.ts'
import { wordFaults } from './src/word-rules.ts'

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

const texts = new Map(sources.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))

const faults = [
  ...typeReferenceFaults(),
  ...circleFaults(texts),
  ...[...texts].flatMap(([file, source]) => {
    const checks = [importFaults, contractFaults, lengthFaults, barrelFaults, styleFaults, formFaults]
    return [
      ...checks.flatMap((check) => check(file, source)),
      ...(file.endsWith('.css') ? [] : unlistedFaults(file, source, manifestOf(file))),
    ]
  }),
  ...[...folders].flatMap((folder) =>
    faultsOfFolder(path.join(ROOT, folder)).map((fault) => fault.replace(`${ROOT}/`, '')),
  ),
]
/** The package.json of a file's room; files of the root have that of the workspace. */
function manifestOf(file: string): Manifest {
  const own = path.join(ROOT, roomOf(file), 'package.json')
  return JSON.parse(readFileSync(existsSync(own) ? own : path.join(ROOT, 'package.json'), 'utf8')) as Manifest
}

function faultsOfFolder(folder: string): string[] {
  const incomplete = localeFaults(folder, LOCALES)
  return incomplete.length > 0 ? incomplete : wordFaults(folder, LOCALES)
}

for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${sources.length} files and ${folders.size} sets of languages checked, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
