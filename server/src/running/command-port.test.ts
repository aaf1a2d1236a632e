import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runningProcess } from './announcement.ts'
import { askProcess } from './ask-process.ts'
import { openCommandPort } from './command-port.ts'
import { lineOf } from './messages.ts'

async function aPort() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'commands-'))
  const ran: string[] = []
  const close = await openCommandPort({
    dataDir,
    version: 'test',
    run: async ({ args }) => {
      ran.push(args.join(' '))
      return 0
    },
  })
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true })
  })
  const file = path.join(dataDir, 'commands.json')
  const { port, key } = JSON.parse(readFileSync(file, 'utf8')) as { port: number; key: string }
  /** Sends a text. @returns everything received until the connection ends */
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect({ host: '127.0.0.1', port }, () => socket.write(text))
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
    })
  return { ran, file, key, say }
}

const request = { args: ['people', 'list'], actor: 'ana', cwd: '/' }

it('runs a command of a user who can read its file', async () => {
  const { ran, file, key, say } = await aPort()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await say(lineOf({ key, ...request }))).toBe('{"begun":true}\n{"exit":0}\n')
  expect(ran).toEqual(['people list'])
})

it('answers nothing to another user of the machine or a page in a browser', async () => {
  const { ran, key, say } = await aPort()
  const line = lineOf({ key, ...request })
  for (const attempt of [
    lineOf({ ...request, key: '' }),
    lineOf({ ...request, key: `${key}x` }),
    lineOf({ ...request, key: key.slice(0, -1) }),
    'null\n',
    '[]\n',
    // a web page that knew the key could only send HTTP, whose first line is not a valid command
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${line.length}\r\n\r\n${line}`,
    `${'x'.repeat(2_000_000)}\n`,
  ])
    expect(await say(attempt)).toBe('')
  expect(ran).toEqual([])
})

it('passes Ctrl-C of the caller to the command, and prints its last output', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'commands-'))
  const close = await openCommandPort({
    dataDir,
    version: 'test',
    run: async ({ print, printError, signal }) => {
      print('begun')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      printError('✗ Stopped. Nothing was changed.')
      return 1
    },
  })
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true })
  })
  const running = runningProcess(dataDir)
  if (!running) throw new Error('no process takes commands')
  const terminal = new AbortController()
  const said: string[] = []
  const code = await askProcess(running, ['territory', 'import', 'packs/valle'], {
    actor: 'ana',
    cwd: '/srv',
    print: (line) => {
      said.push(line)
      terminal.abort()
    },
    printError: (line) => void said.push(line),
    signal: terminal.signal,
  })
  expect(code).toBe(1)
  expect(said).toEqual(['begun', '✗ Stopped. Nothing was changed.'])
})
