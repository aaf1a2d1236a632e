import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'

/** Folders needed to build, check and open a remote. */
const ROOMS = [
  'shared',
  'shell',
  'mf-guide',
  'api/src/testing/postgres-binaries.ts',
  'api/src/testing/services/installed.ts',
]
const FILES = [
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'biome.json',
  'vitest.config.ts',
  '.gitignore',
]
const MADE = new Set(['dist', '.cache', '.vite', 'test-results'])

/** Results of the type check, copied so that only new files are checked. */
const CHECKED = '.tsout'

export interface WorkspaceCopy {
  root: string
  /** Links the packages of a new remote like `npm run setup`: they are those of its model. */
  link: (remote: string) => void
  dispose: () => void
}

/** A copy of the sources with the same installed packages, so that tests can write to it. */
export function workspaceCopy(): WorkspaceCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'sureda-workspace-'))
  for (const entry of [...ROOMS, ...FILES, CHECKED].filter((name) => existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, entry), path.join(root, entry), {
      recursive: true,
      // the compiler compares modification times
      preserveTimestamps: true,
      // links between workspace packages lead to the copies, links to installed packages to the originals
      verbatimSymlinks: true,
      filter: (source) => !MADE.has(path.basename(source)),
    })
  // one by one, because tools keep caches in this folder
  mkdirSync(path.join(root, 'node_modules'))
  for (const entry of readdirSync(path.join(ROOT, 'node_modules')).filter(
    (name) => !name.startsWith('.vite'),
  ))
    symlinkSync(path.join(ROOT, 'node_modules', entry), path.join(root, 'node_modules', entry))
  return {
    root,
    link: (remote) => {
      mkdirSync(path.join(root, remote), { recursive: true })
      cpSync(path.join(root, 'mf-guide/node_modules'), path.join(root, remote, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      })
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  }
}
