import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'

/** What a remote is built, checked and opened with. */
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

/** What the types were checked with, if they were: only what is new is checked again. */
const CHECKED = '.tsout'

export interface WorkspaceCopy {
  root: string
  /** Lets a new remote find its packages, as `npm run setup` would: the model has the same. */
  link: (remote: string) => void
  dispose: () => void
}

/** Sources of the checkout in a folder of their own, on the same installed packages: what is written there is not written here. */
export function workspaceCopy(): WorkspaceCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'sureda-workspace-'))
  for (const entry of [...ROOMS, ...FILES, CHECKED].filter((name) => existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, entry), path.join(root, entry), {
      recursive: true,
      // the compiler compares the times of sources and results
      preserveTimestamps: true,
      // links between the packages lead to the copies, those to packages through those below
      verbatimSymlinks: true,
      filter: (source) => !MADE.has(path.basename(source)),
    })
  // one by one: tools keep their caches in this folder
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
