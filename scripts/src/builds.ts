import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import type { Mode, Preset } from '@sureda/build/preset-types'
import { remoteVersion, shellVersion } from '@sureda/build/source-hash'
import { ROOT, remoteDirs } from '@sureda/build/workspace'

export interface BuildPackage {
  name: string
  dir: string
  /** Version that the current sources would get. */
  version: string
  /** Version in `dist`, if any. */
  built: string | undefined
}

/** The shell and every remote, with their built versions. */
export function buildPackages(): BuildPackage[] {
  const shell = path.join(ROOT, 'shell')
  const remotes = remoteDirs().map((dir) => ({
    name: path.basename(dir),
    dir,
    version: remoteVersion(dir),
    built: builtVersion(dir, 'release.json'),
  }))
  if (!existsSync(path.join(shell, 'rspack.config.ts'))) return remotes
  return [
    { name: 'shell', dir: shell, version: shellVersion(shell), built: builtVersion(shell, 'shell.json') },
    ...remotes,
  ]
}

function builtVersion(dir: string, file: string): string | undefined {
  const record = path.join(dir, 'dist', file)
  return existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as { version: string }).version
    : undefined
}

/** Configurations of a package, from its own rspack.config.ts. */
export async function configOf(dir: string, mode: Mode): Promise<Configuration[]> {
  const file = pathToFileURL(path.join(dir, 'rspack.config.ts')).href
  const { default: given } = (await import(file)) as { default: Preset | ReturnType<Preset> }
  return [typeof given === 'function' ? given(undefined, { mode }) : given].flat()
}

/** Builds the packages whose sources changed since their last build, all in one process. Returns their names. */
export async function buildChanged(all = false): Promise<string[]> {
  const stale = buildPackages().filter(({ version, built }) => all || version !== built)
  if (stale.length > 0)
    await compile((await Promise.all(stale.map(({ dir }) => configOf(dir, 'production')))).flat())
  return stale.map(({ name }) => name)
}

/** A build failed; the message is the compiler's. */
export class BuildError extends Error {
  override name = 'BuildError'
}

export function compile(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    compiler.run((error, stats) => {
      const fault =
        error ??
        (stats?.hasErrors()
          ? new BuildError(stats.toString({ all: false, errors: true, colors: false }))
          : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
}
