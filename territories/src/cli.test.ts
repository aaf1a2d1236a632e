import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runTerritoryCommand } from './cli.ts'

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url))

let folder: string
let said: string[]
let installed: Awaited<ReturnType<typeof testDatabaseEnv>>
beforeAll(async () => {
  installed = await testDatabaseEnv()
})
afterAll(() => installed.drop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-cli-'))
  said = []
  for (const channel of ['log', 'error'] as const)
    vi.spyOn(console, channel).mockImplementation((line: string) => {
      said.push(line)
    })
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', installed.env.DATABASE_URL)
  // its folder is thrown away: nothing of it needs to outlast a power cut
  vi.stubEnv('EMBEDDED_DURABILITY', 'off')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('checks a whole pack with a table and one good line, and nothing else', async () => {
  expect(await runTerritoryCommand(['check', TEMPLATE])).toBe(0)
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^in all +17 +14( +78){6}$/m)
  expect(said[1]).toBe('\nNo faults: this pack may be imported.')
})

it('prints what was added per kind, and 0 changes the second time', async () => {
  expect(await runTerritoryCommand(['import', TEMPLATE, '--no-demo'])).toBe(0)
  expect(said.join('\n')).toMatch(/added +changed +unchanged +removed +hidden/)
  expect(said.join('\n')).toMatch(/stories +1 +0 +0 +0 +0/)
  expect(said.join('\n')).not.toContain('0 changes.')
  expect(said.join('\n')).toMatch(/^There is no guide yet: npm run people -- invite/m)
  said = []
  expect(await runTerritoryCommand(['import', TEMPLATE, '--no-demo'])).toBe(0)
  expect(said.join('\n')).toMatch(/stories +0 +0 +1 +0 +0/)
  expect(said).toContain('0 changes.')
})
