import { readFileSync } from 'node:fs'
import { type Program, startProgram, whenReady } from '../testing/program.ts'

/** How a role of the server is started: program and arguments. */
export type ServerCommand = (role: 'api' | 'gateway') => readonly [string, ...string[]]

/** One process of the installation at an address that stays, also when it is replaced. */
export class ServerProcess {
  readonly name: string
  readonly port: number
  readonly #role: 'api' | 'gateway'
  readonly #env: Record<string, string>
  #program: Program | undefined
  /** Resident memory of this start, in MB, one value a sample. */
  memory: number[] = []

  constructor(role: 'api' | 'gateway', number: number, port: number, env: Record<string, string>) {
    this.#role = role
    this.name = `${role}-${number}`
    this.port = port
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1' }
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  /** Starts it and waits for `/readyz`; answers the milliseconds that it took. */
  async start(command: ServerCommand, env: Record<string, string> = {}): Promise<number> {
    const began = performance.now()
    const [program, ...args] = command(this.#role)
    this.#program = startProgram(program, args, { env: { ...this.#env, ...env } })
    this.memory = []
    await whenReady(this.#program, () => this.isReady())
    return performance.now() - began
  }

  async isReady(): Promise<boolean> {
    const { ok } = await fetch(`http://${this.address}/readyz`, { signal: AbortSignal.timeout(2_000) })
    return ok
  }

  /** Drains, answers what is under way and ends. */
  stop(): Promise<void> {
    return this.#program?.stop('SIGTERM') ?? Promise.resolve()
  }

  /** As a machine whose power is gone. */
  kill(): Promise<void> {
    return this.#program?.stop('SIGKILL') ?? Promise.resolve()
  }

  /** Last lines that it printed. */
  log(): string {
    return this.#program?.output() ?? ''
  }

  sample(): void {
    const pid = this.#program?.child.exitCode === null ? this.#program.child.pid : undefined
    if (pid === undefined) return
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    if (kilobytes) this.memory.push(Number(kilobytes) / 1024)
  }
}
