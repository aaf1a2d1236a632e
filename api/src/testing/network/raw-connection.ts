import { connect, type Socket } from 'node:net'

/** One answer as received. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** An open connection on which a test writes any bytes, valid or not. */
export interface RawConnection {
  write(text: string): void
  /** The next answer; undefined if the server closes the connection first. */
  next(): Promise<RawAnswer | undefined>
  /** Everything received until the server closes the connection; the client closes its side first. */
  rest(): Promise<string>
  close(): void
}

/** `from`: the client address, for a server that trusts the default one as a proxy. */
export function openRaw(url: string, from?: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ port: Number(port), host: hostname, localAddress: from })
  let unread = ''
  let all = ''
  let isOver = false
  let wake = () => {}
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    unread += chunk
    all += chunk
    wake()
  })
  // a server may reset an attacker's connection
  socket.on('error', () => {})
  socket.on('close', () => {
    isOver = true
    wake()
  })
  const moreArrives = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  return {
    write: (text) => void socket.write(text, 'latin1'),
    next: async () => {
      for (;;) {
        const found = firstAnswer(unread)
        if (found) {
          unread = unread.slice(found.length)
          // 100 Continue is not a final answer
          if (found.answer.status >= 200) return found.answer
          continue
        }
        if (isOver) return undefined
        await moreArrives()
      }
    },
    rest: async () => {
      socket.end()
      while (!isOver) await moreArrives()
      return all
    },
    close: () => void socket.destroy(),
  }
}

/** The first complete answer of the received bytes. */
function firstAnswer(text: string): { answer: RawAnswer; length: number } | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const status = Number(first.split(' ')[1])
  const start = end + 4
  if (headers['transfer-encoding'] !== 'chunked') {
    const length = start + Number(headers['content-length'] ?? 0)
    return text.length < length
      ? undefined
      : { answer: { status, headers, body: text.slice(start, length) }, length }
  }
  const last = text.indexOf('\r\n0\r\n\r\n', end)
  if (last < 0) return undefined
  const body = text.slice(start, last).replaceAll(/(^|\r\n)[0-9a-f]+\r\n/g, '')
  return { answer: { status, headers, body }, length: last + 7 }
}
