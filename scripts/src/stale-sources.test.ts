import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Watching, watchStaleSources } from './stale-sources.ts'

let root: string
let said: string[]
let watching: Watching
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sureda-stale-'))
  for (const folder of ['api/src/news', 'mf-one']) mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, 'mf-one/remote.json'), '{}')
  said = []
  watching = watchStaleSources(root, ['api/src', 'mf-one/remote.json'], (file) => said.push(file))
})
afterEach(() => {
  watching.close()
  rmSync(root, { recursive: true })
})
const write = (file: string) => writeFileSync(path.join(root, file), `// ${said.length}`)

it('names each changed source once, also a declaration replaced by an editor', async () => {
  write('api/src/news/news.routes.ts')
  await expect.poll(() => said).toEqual(['api/src/news/news.routes.ts'])
  write('api/src/news/news.routes.ts')
  write('mf-one/remote.json.new')
  renameSync(path.join(root, 'mf-one/remote.json.new'), path.join(root, 'mf-one/remote.json'))
  await expect.poll(() => said).toEqual(['api/src/news/news.routes.ts', 'mf-one/remote.json'])
})

it('ignores tests and other files', async () => {
  write('api/src/news/news.test.ts')
  write('api/src/news/notes.md')
  write('mf-one/package.json')
  write('api/src/last.ts')
  await expect.poll(() => said).toEqual(['api/src/last.ts'])
})
