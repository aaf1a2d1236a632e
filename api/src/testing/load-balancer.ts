import { Agent, get } from 'node:http'

const POLL_MS = 100

interface Process {
  port: number
  isReady: boolean
}

/**
 * What is before several processes, in small: asks each for `/readyz` ten times a second, sends requests in turn to those that said yes, on stored
 * connections that it gives up where an answer says so. It tries nothing a second time.
 */
export class LoadBalancer {
  readonly failures: string[] = []
  readonly #processes: Process[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #headers: Record<string, string>
  readonly #polls: NodeJS.Timeout[]
  #turn = 0

  /** `pollMs`: how long a process may be gone before it is noticed. */
  constructor(ports: readonly number[], host: string, pollMs: number = POLL_MS) {
    this.#headers = { host }
    this.#processes = ports.map((port) => ({ port, isReady: true }))
    this.#polls = this.#processes.map((process) =>
      setInterval(async () => {
        process.isReady = (await this.#ask(process, '/readyz').catch(() => 0)) === 200
      }, pollMs),
    )
  }

  /** One request after the other by so many clients, until `enough` says so; counts answers and keeps what failed. */
  async load(clients: number, path: (n: number) => string, enough: () => boolean): Promise<number> {
    let answered = 0
    const client = async () => {
      while (!enough()) {
        const ready = this.#processes.filter(({ isReady }) => isReady)
        const process = ready[this.#turn++ % ready.length]
        if (!process) throw new Error('no process is ready')
        const status = await this.#ask(process, path(this.#turn)).catch(
          (error: { code?: string }) => error.code,
        )
        if (status === 200) answered += 1
        else this.failures.push(`${status}`)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    return answered
  }

  close(): void {
    for (const poll of this.#polls) clearInterval(poll)
    this.#agent.destroy()
  }

  #ask({ port }: Process, path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent: this.#agent, headers: this.#headers }
      get(options, (answer) => {
        answer
          .resume()
          .once('end', () => resolve(answer.statusCode))
          .once('error', reject)
      }).once('error', reject)
    })
  }
}
