import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { ROOT } from '@sureda/build/workspace'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { CREATE, PACKAGES } from './packages.ts'

/** What would fail for users of the packages in this folder; `tarballs` are the packed ones. */
export async function packageFaults(folder: string, tarballs: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    PACKAGES.map(async (name, index) => [
      ...pathFaults(path.join(folder, name)),
      ...(await exportFaults(path.join(folder, name))),
      ...(await typeFaults(path.join(folder, name), path.join(folder, tarballs[index] ?? ''))),
    ]),
  )
  return found.flatMap((faults, index) => faults.map((fault) => `package ${PACKAGES[index]}: ${fault}`))
}

/** References to modules that exist only in this checkout: another package's source, or a path of this machine. */
function pathFaults(dir: string): string[] {
  const dist = path.join(dir, 'dist')
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|ts|json)$/.test(file),
  )
  return files.flatMap((file) => {
    const text = readFileSync(path.join(dir, file), 'utf8')
    // the templates for new remotes contain their own imports
    const outside = dir.endsWith(CREATE)
      ? []
      : [...text.matchAll(/(?:from|import\()\s*['"`](\.\.?\/[^'"`]+)/g)]
          .map(([, target = '']) => target)
          .filter((target) =>
            path.relative(dir, path.resolve(dist, '..', path.dirname(file), target)).startsWith('..'),
          )
    return [
      ...outside.map((target) => `${file} imports ${target}, which is outside of the package`),
      ...(text.includes(ROOT) ? [`${file} holds a path of this machine`] : []),
    ]
  })
}

async function exportFaults(pkgDir: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/** Checks types as bundlers and Node resolve them; CommonJS and resolution without `exports` are not supported. */
async function typeFaults(dir: string, tarball: string): Promise<string[]> {
  const entrypoints = typedEntries(dir)
  if (entrypoints.length === 0) return []
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)))
  const result = await checkPackage(data, { entrypoints })
  if (!result.types) return ['has no types']
  const faults = result.problems.filter(
    (problem) =>
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
      !('resolutionOption' in problem && problem.resolutionOption === 'node10'),
  )
  return faults.map((problem) => JSON.stringify({ ...problem, trace: undefined }))
}

/** Every module that can be imported; a pattern in `exports` matches several files. */
function typedEntries(dir: string): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    exports: Record<string, string | null | { types: string }>
  }
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => `./${file}`)
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target !== 'object' || target === null) return []
    const [before = '', after] = target.types.split('*')
    if (after === undefined) return [entry]
    const names = files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length))
    return names.map((name) => entry.replace('*', name))
  })
}
