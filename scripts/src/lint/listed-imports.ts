import { isBuiltin } from 'node:module'
import { importsOf } from './import-rules.ts'

export interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+$/

/**
 * Packages that a file imports but its package.json does not list. Node refuses them, but bundler and compiler find
 * some of them anyway.
 */
export function unlistedFaults(file: string, source: string, manifest: Manifest): string[] {
  // fixtures of the presets import what the shell shares
  if (file.includes('/fixtures/')) return []
  const listed = { ...manifest.dependencies, ...manifest.devDependencies }
  const names = importsOf(source)
    .filter((target) => !/^[.~]/.test(target) && !isBuiltin(target))
    .map((target) => packageOf(target))
    .filter((name) => PACKAGE.test(name) && name !== manifest.name && !(name in listed))
  return [...new Set(names)].map((name) => `${file} imports ${name}, which no package.json above it lists`)
}

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
