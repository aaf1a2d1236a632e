import { timingSafeEqual } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Caller } from '../command.ts'
import { announce, newKey } from './announcement.ts'
import { type Answer, lineOf, type Request } from './messages.ts'

interface Asked extends Caller {
  args: readonly string[]
}

interface Options {
  dataDir: string
  version: string
  /** Runs a command line and returns its exit code; never throws. */
  run(asked: Asked): Promise<number>
}

/**
 * Runs commands of other processes in this process, which has the embedded database open. The returned function asks
 * running ones to stop and waits for them.
 */
export async function openCommandPort({ dataDir, version, run }: Options): Promise<() => Promise<void>> {
  const key = newKey()
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()
  const server = createServer((socket) => {
    const work = serve(socket, { key, run, ending: ending.signal }).finally(() => underWay.delete(work))
    underWay.add(work)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const retract = announce(dataDir, { port: (server.address() as AddressInfo).port, key, version })
  return async () => {
    retract()
    server.close()
    ending.abort()
    await Promise.all(underWay)
  }
}

/** A caller that sends nothing is disconnected after this time. */
const REQUEST_MS = 5_000
const REQUEST_BYTES = 1_000_000

async function serve(
  socket: Socket,
  { key, run, ending }: { key: string; run: Options['run']; ending: AbortSignal },
): Promise<void> {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, ending])
  const request = await firstLine(socket, () => stop.abort())
  if (!request || !isKey(request.key, key)) return void socket.destroy()
  const send = (answer: Answer) => void (socket.writable && socket.write(lineOf(answer)))
  send({ begun: true })
  const exit = await run({
    ...request,
    print: (out) => send({ out }),
    printError: (err) => send({ err }),
    signal,
  })
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    if (socket.destroyed) resolve()
    else socket.end(lineOf({ exit }))
  })
}

/** The request. A second line, or the end of the connection, stops the command. */
function firstLine(socket: Socket, onStop: () => void): Promise<Request | undefined> {
  return new Promise((resolve) => {
    let seen = false
    const give = (request: Request | undefined) => {
      seen = true
      socket.setTimeout(0)
      resolve(request)
    }
    socket.on('error', () => undefined)
    socket.setTimeout(REQUEST_MS, () => socket.destroy())
    socket.on('data', () => void (!seen && socket.bytesRead > REQUEST_BYTES && socket.destroy()))
    socket.once('close', () => {
      give(undefined)
      onStop()
    })
    createInterface({ input: socket }).on('line', (line) => (seen ? onStop() : give(requestIn(line))))
  })
}

function requestIn(line: string): Request | undefined {
  try {
    const { key, args, actor, cwd } = JSON.parse(line) as Partial<Request>
    return { key: String(key), args: (args ?? []).map(String), actor: String(actor), cwd: String(cwd) }
  } catch {
    return undefined
  }
}

function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}
