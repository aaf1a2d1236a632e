import { Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The way out of a process that others take over from: it goes on answering, and says with each answer that it is the last on its connection. */
export class Drain {
  readonly #answers = new Set<ServerResponse>()
  #hasBegun = false

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  begin(): void {
    this.#hasBegun = true
    for (const answer of this.#answers) endConnection(answer)
  }

  follow(answer: ServerResponse): void {
    this.#answers.add(answer)
    answer.once('close', () => this.#answers.delete(answer))
    if (this.#hasBegun) endConnection(answer)
  }
}

const endConnection = (answer: ServerResponse) => {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}

/** Several of them share one drain where a name such as localhost has two addresses. */
export class DrainingServer extends Server {
  readonly drain: Drain
  readonly #connections = new Set<Socket>()

  constructor(options: ServerOptions, drain: Drain) {
    super(options)
    this.drain = drain
    this.on('request', (_request, answer) => drain.follow(answer))
    this.on('connection', (connection: Socket) => {
      this.#connections.add(connection)
      connection.once('close', () => this.#connections.delete(connection))
    })
  }

  /** Node waits for the first request of a browser's spare connection: 20 s in which nothing comes. */
  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const connection of this.#connections) if (connection.bytesRead === 0) connection.destroy()
  }
}

/** Whether the process is on its way out; `/readyz` says so, that no one is sent here any more. */
export const isDraining = (server: unknown): boolean =>
  server instanceof DrainingServer && server.drain.hasBegun
