import { connect, type Socket } from 'node:net'

/** One answer as it was on the wire. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** An open connection on which a test writes what it likes, well-formed or not. */
export interface RawConnection {
  write(text: string): void
  /** The next answer on this connection; undefined when the server ends it before. */
  next(): Promise<RawAnswer | undefined>
  /** Everything that came, once the server has ended the connection; ours is ended first. */
  rest(): Promise<string>
  close(): void
}

export function openRaw(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
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
  // a server may cut who attacks it
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
          // 100 Continue is no answer yet
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

/** The answer at the beginning of what came, once it is whole. */
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
