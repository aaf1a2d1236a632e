import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runLine } from '../testing/command-line.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

const TEMPLATE = path.join(ROOT, 'territories/template')
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sureda-running-'))
const FILE = path.join(DATA_DIR, 'commands.json')

let server: ServerProcess
const run = (line: string) => runLine(line, { DATA_DIR, EMBEDDED_DURABILITY: 'off' })
/** The answer that a visitor of the running server gets. */
const ask = async (url: string) => {
  const answer = await fetch(server.url + url, { headers: { accept: 'application/json' } })
  return answer.status
}

beforeAll(async () => {
  server = await startServerProcess(DATA_DIR)
})
afterAll(async () => {
  await server.end()
  rmSync(DATA_DIR, { recursive: true })
})

it('says what to do in an installation without a territory', async () => {
  expect(await run('people list')).toEqual({
    code: 1,
    text: '✗ There is no territory in this database yet: npm run territory -- import <folder>',
  })
  const page = await fetch(`${server.url}/inicio`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('npm run territory -- import &lt;folder&gt;')
  const ready = await fetch(`${server.url}/readyz`)
  expect(await ready.json()).toMatchObject({
    status: 'ready',
    checks: { territories: 'none yet: npm run territory -- import <folder>' },
  })
})

it('runs a command in the server, which shows the change at once', async () => {
  expect(await ask('/api/v1/settings')).not.toBe(200)
  const imported = await run(`territory import ${path.relative(process.cwd(), TEMPLATE)} --no-demo`)
  expect(imported.text).toContain('There is no guide yet')
  expect(imported.code).toBe(0)
  expect(await ask('/api/v1/settings')).toBe(200)
  const invited = await run('people invite ana@example.org --territory template --show-link')
  expect(invited.text).toContain('/reset-password/')
  expect((await run('people list')).text).toContain('ana <ana@example.org>, invited and not come yet')
  expect((await run('teams add walks --remotes mf-walks')).text).toContain('Team walks ships mf-walks.')
  expect((await run('remotes status')).text).toContain('Nothing is released yet')
  expect((await run('database status')).code).toBe(0)
})

it('answers exit code and message of a failed command', async () => {
  expect(await run('people list --territory nova')).toEqual({
    code: 1,
    text: '✗ There is no territory "nova". Known: template.',
  })
  expect((await run(`territory import ${DATA_DIR}`)).code).toBe(1)
})

it('runs two commands at once', async () => {
  const both = await Promise.all([
    run('people invite one@example.org --territory template'),
    run('people invite two@example.org --territory template'),
  ])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  const { text } = await run('people list')
  expect(text).toContain('one@example.org')
  expect(text).toContain('two@example.org')
})

it('warns about a server of another version, and runs there', async () => {
  const file = readFileSync(FILE, 'utf8')
  writeFileSync(FILE, JSON.stringify({ ...JSON.parse(file), version: '0.9.0' }))
  const { code, text } = await run('people list')
  expect(code).toBe(0)
  expect(text).toContain('The running server is version 0.9.0, this program is')
  writeFileSync(FILE, file)
})

it('refuses callers without the key, whose file only the owner can read', async () => {
  expect(statSync(FILE).mode & 0o077).toBe(0)
  const { port } = JSON.parse(readFileSync(FILE, 'utf8')) as { port: number }
  const said = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect({ host: '127.0.0.1', port })
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.once('close', () => resolve(text))
    socket.write(`${JSON.stringify({ key: 'guessed', args: ['people', 'list'], actor: '', cwd: '/' })}\n`)
  })
  expect(said).toBe('')
})

it('opens the database itself after the server was killed', async () => {
  await server.end()
  expect(existsSync(FILE)).toBe(true)
  expect((await run('people list')).text).toContain('ana@example.org')
})

it('waits for another command that has opened the database', async () => {
  const both = await Promise.all([run('people list'), run('teams list')])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.map(({ text }) => text).join('\n')).toContain('Another process has the database open')
})
