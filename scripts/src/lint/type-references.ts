import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, remoteDirs } from '@sureda/build/workspace'

const FILE = path.join(ROOT, 'tsconfig.json')
/** References to remotes follow this one. */
const BEFORE = 'shell/tsconfig.worker.json'

interface Project {
  references: { path: string }[]
}

/** The root's tsconfig.json with exactly these remotes among its references. */
export function withRemotes(text: string, remotes: readonly string[]): string {
  const project = JSON.parse(text) as Project
  const others = project.references.filter((reference) => !reference.path.startsWith('mf-'))
  const at = others.findIndex((reference) => reference.path === BEFORE) + 1
  const references = others.toSpliced(at, 0, ...remotes.map((name) => ({ path: name })))
  return `${JSON.stringify({ ...project, references }, null, 2)}\n`
}

const names = () => remoteDirs().map((dir) => path.basename(dir))

/** `tsc -b` checks what the root references, so the list must follow the remotes of the checkout. */
export function writeTypeReferences(): void {
  const text = readFileSync(FILE, 'utf8')
  const wanted = withRemotes(text, names())
  if (wanted !== text) writeFileSync(FILE, wanted)
}

/** A remote without a reference would never be checked. */
export function typeReferenceFaults(): string[] {
  const text = readFileSync(FILE, 'utf8')
  return withRemotes(text, names()) === text
    ? []
    : ['tsconfig.json does not refer to the remotes that are there: run npm run setup']
}
