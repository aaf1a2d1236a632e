import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Caller } from '../command.ts'
import type { Announcement } from './announcement.ts'
import { type Answer, lineOf } from './messages.ts'

/**
 * Runs a command line in the process that has the database open, prints its output and returns its exit code. Undefined
 * if that process did not start the command because it is stopping.
 */
export async function askProcess(
  { port, key }: Announcement,
  args: readonly string[],
  { actor, cwd, print, printError, signal }: Caller,
): Promise<number | undefined> {
  const socket = await connected(port)
  if (!socket) return undefined
  const stop = () => void socket.write(lineOf({ stop: true }))
  signal.addEventListener('abort', stop)
  socket.write(lineOf({ key, args: [...args], actor, cwd }))
  let hasBegun = false
  try {
    for await (const line of createInterface({ input: socket })) {
      const answer = answerIn(line)
      if (!answer) break
      if ('begun' in answer) hasBegun = true
      else if ('out' in answer) print(answer.out)
      else if ('err' in answer) printError(answer.err)
      else return answer.exit
    }
  } finally {
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
  if (!hasBegun) return undefined
  printError('✗ The server ended before the command was done: look whether it was, and run it again if not.')
  return 1
}

/** Undefined for an incomplete line, or output of another program. */
function answerIn(line: string): Answer | undefined {
  try {
    return JSON.parse(line) as Answer
  } catch {
    return undefined
  }
}

function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(socket))
    // the loop over its lines ends with it
    socket.on('error', () => resolve(undefined))
  })
}
