import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { ROOT } from '@sureda/build/workspace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runLine } from '../testing/command-line.ts'

const TEMPLATE = path.join(ROOT, 'territories/template')

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sureda-territory-'))
let installed: Awaited<ReturnType<typeof testDatabaseEnv>>
beforeAll(async () => {
  installed = await testDatabaseEnv()
})
afterAll(async () => {
  rmSync(DATA_DIR, { recursive: true })
  await installed.drop()
})
// the folder is temporary, so its data need not survive a power failure
const run = (line: string, env = {}) =>
  runLine(line, { DATA_DIR, EMBEDDED_DURABILITY: 'off', ...installed.env, ...env })

it('checks a complete pack with a table and one line', async () => {
  const { code, text } = await run(`territory check ${TEMPLATE}`)
  expect(code).toBe(0)
  expect(text).toMatch(/^in all +17 +14( +78){6}$/m)
  expect(text).toMatch(/\nNo faults: this pack may be imported\.$/)
})

it('prints what was added by kind, and 0 changes the second time', async () => {
  const first = await run(`territory import ${TEMPLATE} --no-demo`)
  expect(first.code).toBe(0)
  expect(first.text).toMatch(/added +changed +unchanged +removed +hidden/)
  expect(first.text).toMatch(/stories +1 +0 +0 +0 +0/)
  expect(first.text).not.toContain('0 changes.')
  expect(first.text).toMatch(/^There is no guide yet: npm run people -- invite/m)
  const second = await run(`territory import ${TEMPLATE} --no-demo`)
  expect(second.text).toMatch(/stories +0 +0 +1 +0 +0/)
  expect(second.text).toContain('0 changes.')
})

it('refuses demo people in production, and a folder without a pack', async () => {
  const production = { NODE_ENV: 'production', EMBEDDED_DURABILITY: undefined }
  expect(await run(`territory import ${TEMPLATE} --demo`, production)).toEqual({
    code: 1,
    text: '✗ Demo people have a known password: they are never imported in production.',
  })
  expect((await run(`territory import ${DATA_DIR}`)).text).toContain('tenant.json')
})

it.each([
  [`territory ground ${TEMPLATE}`, '--osm is missing'],
  [`territory ground ${TEMPLATE} --osm x.osm.pbf`, '--dem is missing'],
  [`territory ground ${TEMPLATE} --size 4`, "Unknown option '--size'"],
])('explains: %s', async (line, why) => {
  expect(await run(line)).toEqual({ code: 1, text: expect.stringContaining(why) })
})
