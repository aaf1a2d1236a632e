import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommandOn } from '../testing/command-line.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const run = async (line: string) => (await runCommandOn(database, line)).text

it('creates and revokes keys of teams, and prints what was done', async () => {
  expect(await run('teams list')).toContain('There is no team yet: npm run teams -- add')
  const made = await run('teams add walks --remotes mf-walks,mf-huts')
  expect(made).toContain('Team walks ships mf-walks, mf-huts.')
  expect(await run('teams list')).toMatch(/walks {2}mf-huts, mf-walks\n {2}key \w+ {2}made .* by ana/)
  const rotated = await run('teams rotate walks --overlap 0')
  expect(rotated).toContain('Former keys of walks end in 0 hours.')
  const id = /Its key (\w+),/.exec(rotated)?.[1]
  expect(await run(`teams revoke ${id}`)).toBe(`Key ${id} has ended: from now on it opens nothing.`)
  expect(await run(`teams revoke ${id}`)).toContain(`There is no key "${id}" in use`)
  expect(await run('teams log walks')).toContain('revoke key by ana from command line: done')
})

it.each([
  ['teams add', '<team> is missing'],
  ['teams add Walks --remotes mf-walks', 'lower-case letters'],
  ['teams add walks', '--remotes is missing'],
  ['teams add walks --remotes walks', 'walks is not the name of a remote'],
  ['teams rotate walks --overlap soon', '--overlap is a number of hours'],
  ['teams revoke', '<key-id> is missing'],
])('explains in one sentence: %s', async (line, sentence) => {
  expect(await runCommandOn(database, line)).toEqual({ code: 1, text: expect.stringContaining(sentence) })
})
