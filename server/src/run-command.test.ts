import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runLine } from './testing/command-line.ts'

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sureda-settings-'))
let installed: Awaited<ReturnType<typeof testDatabaseEnv>>
beforeAll(async () => {
  installed = await testDatabaseEnv()
})
afterAll(async () => {
  rmSync(DATA_DIR, { recursive: true })
  await installed.drop()
})

/** Runs a command in production mode with most settings missing or invalid. */
const inProduction = (line: string) =>
  runLine(line, { NODE_ENV: 'production', DATA_DIR, PORT: 'eighty', ...installed.env })

it('requires only the database settings for a command that reads', async () => {
  const { code, text } = await inProduction('teams list')
  expect(text).toContain('There is no team yet')
  expect(code).toBe(0)
})

it('requires the settings of links for a command that makes one, one line per fault', async () => {
  const { code, text } = await inProduction('people invite ana@example.org --territory raya')
  expect(code).toBe(1)
  expect(text).toMatch(
    /^✗ The environment is not usable:\n {2}PUBLIC_URL_SCHEME must be https.*\n {2}PORT must be/,
  )
  expect(text).not.toContain('OVERRIDE_SECRET')
  const override = await inProduction('remotes override mf-map 1.0.0-aaaaaaaa')
  expect(override.text).toContain('OVERRIDE_SECRET')
})

it('creates no database for a command that needs an installation', async () => {
  const { code, text } = await runLine('people list', { DATA_DIR })
  expect(code).toBe(1)
  expect(text).toContain(`There is no installation in ${DATA_DIR} yet: start the server once, or`)
})

it('lists the commands of a subject, and refuses an unknown one', async () => {
  expect(await runLine('people', {})).toMatchObject({
    code: 0,
    text: expect.stringContaining('people invite'),
  })
  const unknown = await runLine('people dismiss', {})
  expect(unknown.code).toBe(2)
  expect(unknown.text).toContain('There is no command "people dismiss"')
})
