import { Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Shutdown of a process that others replace: it keeps answering, but every answer closes its connection. */
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

/** Several servers share one drain if a name such as localhost has two addresses. */
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

  /** Closes connections that browsers opened in advance: Node would wait 20 s for their first request. */
  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const connection of this.#connections) if (connection.bytesRead === 0) connection.destroy()
  }
}

/** Whether the process is shutting down; `/readyz` then fails, so that no more requests are sent here. */
export const isDraining = (server: unknown): boolean =>
  server instanceof DrainingServer && server.drain.hasBegun
