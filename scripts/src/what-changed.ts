import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import type { RemoteDeclaration } from '@sureda/contract/registry'
import { changeSince } from './changed-files.ts'
import { type Journeys, type RemoteSources, reachedJourneys } from './reached-journeys.ts'
import type { Selection } from './test-steps.ts'

/** What `npm test -- changed` runs: everything that what changed since `from` can reach. */
export function whatChanged(from?: string): Selection & { files: string[] } {
  const { base, files } = changeSince(from)
  return { since: base, files, journeys: reachedJourneys(files, remoteDirs().map(sourcesOf), allJourneys()) }
}

function sourcesOf(dir: string): RemoteSources {
  const declaration = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8')) as RemoteDeclaration
  const files = globSync('src/**/*.tsx', { cwd: dir })
  return {
    name: path.basename(dir),
    paths: (declaration.routes ?? []).map((route) => route.path),
    fills: (declaration.slots ?? []).map(({ slot }) => slot),
    source: files.map((file) => readFileSync(path.join(dir, file), 'utf8')).join('\n'),
  }
}

function allJourneys(): Journeys[] {
  const dir = path.join(ROOT, 'e2e/src')
  return readdirSync(dir)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => ({ file, source: readFileSync(path.join(dir, file), 'utf8') }))
}
