import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { runTool } from './run-tool.ts'

const RUN_TOOL = path.join(import.meta.dirname, 'run-tool.ts')
/** A program that starts a server, prints its process id, and leaves it running. */
const TOOL = `
  const server = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  console.log(server.pid)
  setInterval(() => {}, 1000)`

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

it.each(STOPS)('ends the children of its program at %s', async (signal) => {
  const command = `
    import { runTool } from ${JSON.stringify(RUN_TOOL)}
    await runTool(['-e', ${JSON.stringify(TOOL)}])`
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [server] = (await once(lines, 'line')).map(Number)
  expect(isRunning(server)).toBe(true)
  // the pipe closes when the last process that writes to it has ended
  const closed = once(lines, 'close')
  child.kill(signal)
  await closed
  await expect.poll(() => isRunning(server)).toBe(false)
})

it('ends the program on request', async () => {
  const enough = new AbortController()
  const ended = runTool(['-e', 'setInterval(() => {}, 1000)'], { signal: enough.signal })
  enough.abort()
  expect(await ended).not.toBe(0)
})

function isRunning(pid = 0): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
