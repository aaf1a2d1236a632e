import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { stageCreate } from './create-package.ts'
import { copyTexts } from './package-texts.ts'
import { type Manifest, packedManifest } from './packed-manifest.ts'

/** Packages for writing, building and testing a remote outside the checkout, by their folders below `shared`. */
const LIBRARIES = ['contract', 'ui', 'remote', 'build', 'testing'] as const
type LibraryName = (typeof LIBRARIES)[number]
export const CREATE = 'create-sureda-remote'

/** All published packages, by folder. */
export const PACKAGES = [...LIBRARIES, CREATE] as const

/** A package cannot be published; the message says what to do. */
export class PackageError extends Error {
  override name = 'PackageError'
}

/** Modules that only the shell's build needs. */
const OF_THE_SHELL = ['host', 'monolith', 'share-scope', 'share-scope-source', 'preset/shell-files-plugin']

/** Files that the compiler does not write, and their paths in the package. */
const MORE_FILES: Partial<Record<LibraryName, readonly (readonly [from: string, to: string])[]>> = {
  build: [
    ['shared/build/types', 'types'],
    ['shared/build/tsconfig.remote.json', 'tsconfig.remote.json'],
  ],
  testing: [['shell/locales', 'dist/shell-locales']],
}

/** Writes the publishable folders of all packages below `folder`, which it empties: `contract`, `ui` … */
export async function stagePackages(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  compile(folder)
  for (const name of LIBRARIES) stage(name, path.join(folder, name))
  await stageCreate(path.join(folder, CREATE))
}

/** All packages are compiled as one program, so that types are read once. */
function compile(folder: string): void {
  const shared = path.join(ROOT, 'shared')
  const config = path.join(folder, 'tsconfig.json')
  mkdirSync(folder, { recursive: true })
  const own = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      rootDir: shared,
      outDir: folder,
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
      types: ['node'],
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
    },
    include: [...LIBRARIES.map((name) => path.join(shared, name, 'src')), path.join(shared, 'build/types')],
    exclude: [
      path.join(shared, '**/*.test.*'),
      path.join(shared, '**/*.testing.*'),
      ...OF_THE_SHELL.map((file) => path.join(shared, `build/src/${file}.ts`)),
    ],
  }
  writeFileSync(config, JSON.stringify(own))
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--checkers', '1'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new PackageError(`The packages do not compile:\n${stdout}`)
  rmSync(config)
}

function stage(name: LibraryName, dir: string): void {
  const source = path.join(ROOT, 'shared', name)
  const isAsset = (file: string) => /\.(css|pmtiles)$/.test(file)
  renameSync(path.join(dir, 'src'), path.join(dir, 'dist'))
  for (const file of readdirSync(path.join(source, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    isAsset,
  ))
    cpSync(path.join(source, 'src', file), path.join(dir, 'dist', file))
  for (const [from, to] of MORE_FILES[name] ?? [])
    cpSync(path.join(ROOT, from), path.join(dir, to), { recursive: true })
  if (name === 'testing') useOwnShellTexts(path.join(dir, 'dist/i18n.js'))
  copyTexts(source, dir)
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
}

/**
 * In the checkout the texts are read from the shell; the package contains a copy, with an address that bundlers
 * understand.
 */
function useOwnShellTexts(file: string): void {
  const text = readFileSync(file, 'utf8')
  const own = text.replace(/__\w+\(`(?:\.\.\/)+shell\/locales\/([^`]+)`\)/, '`./shell-locales/$1`')
  if (own === text) throw new PackageError(`${file} does not read the texts of the shell any more`)
  writeFileSync(file, own)
}

/** Packs the folders for a registry or for `npm install <file>`. Returns the file names. */
export function packPackages(folder: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['pack', '--silent', '--ignore-scripts', ...PACKAGES.map((name) => `./${name}`)],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new PackageError(`npm could not pack the packages:\n${stderr}`)
  return stdout.trim().split('\n')
}
