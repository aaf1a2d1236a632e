import { Agent, get } from 'node:http'

const POLL_MS = 100

interface Process {
  port: number
  isReady: boolean
}

/**
 * A small load balancer: it polls `/readyz` of each process ten times a second and forwards requests to the ready ones
 * in turn. It reuses connections until an answer closes them, and never retries a request.
 */
export class LoadBalancer {
  readonly failures: string[] = []
  readonly #processes: Process[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #headers: Record<string, string>
  readonly #polls: NodeJS.Timeout[]
  #turn = 0

  /** `pollMs`: the time until a lost process is noticed. */
  constructor(ports: readonly number[], host: string, pollMs: number = POLL_MS) {
    this.#headers = { host }
    this.#processes = ports.map((port) => ({ port, isReady: true }))
    this.#polls = this.#processes.map((process) =>
      setInterval(async () => {
        process.isReady = (await this.#ask(process, '/readyz').catch(() => 0)) === 200
      }, pollMs),
    )
  }

  /**
   * Sends requests from so many clients, each one after the other, until `enough` returns true. Counts answers and
   * collects failures.
   */
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
