import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Program, startProgram, waitUntilReady } from '../testing/program.ts'

export type Role = 'api' | 'gateway'

/** The parameters of one start of a process. */
export interface ServerStart {
  role: Role
  env: Record<string, string>
  /** The empty folder that this start uses as `DATA_DIR`. */
  folder: string
}

/**
 * The command that starts the server. In a container the server is not a child of the command, so `pidFile` names its
 * process id.
 */
export type ServerCommand = (start: ServerStart) => {
  program: readonly [string, ...string[]]
  env: Record<string, string>
  pidFile?: string
}

/** Runs a built release of the server. */
export const fromRelease =
  (release: string): ServerCommand =>
  ({ role, env, folder }) => ({
    program: [path.join(release, 'sureda'), 'start', role],
    env: {
      ...env,
      DATA_DIR: folder,
      RELEASES_DIR: path.join(folder, 'releases'),
      SUREDA_ENV_FILE: path.join(folder, 'none'),
    },
  })

/** Runs the image of `deploy/Containerfile` with the permissions and limits of the compose file and the manifests. */
export const fromImage =
  (image: string): ServerCommand =>
  ({ role, env, folder }) => {
    const pidFile = path.join(folder, 'pid')
    const rights = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--no-healthcheck']
    const limits = [`--memory=${role === 'api' ? '1g' : '1536m'}`, '--tmpfs=/tmp:size=256m,mode=1777']
    const settings = Object.keys(env).flatMap((name) => ['--env', name])
    return {
      program: [
        ...(['podman', 'run', '--rm', '--network=host', `--pidfile=${pidFile}`] as const),
        ...[...rights, ...limits, ...settings, image, 'start', role],
      ],
      env,
      pidFile,
    }
  }

/** One process of the installation. Its address stays the same when it is replaced. */
export class ServerProcess {
  readonly name: string
  readonly port: number
  readonly metricsPort: number
  readonly #role: Role
  readonly #env: Record<string, string>
  readonly #folder: string
  #program: Program | undefined
  /** Samples of the resident memory since the last start, in MB. */
  memory: number[] = []

  constructor(
    role: Role,
    number: number,
    [port, metricsPort]: readonly [number, number],
    folder: string,
    env: Record<string, string>,
  ) {
    this.#role = role
    this.name = `${role}-${number}`
    this.port = port
    this.metricsPort = metricsPort
    this.#folder = path.join(folder, this.name)
    this.#env = { ...env, PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' }
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  /** Starts the process and waits for `/readyz`. @returns the milliseconds until it was ready */
  async start(command: ServerCommand, env: Record<string, string> = {}): Promise<number> {
    const began = performance.now()
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
    const {
      program: [program, ...args],
      ...options
    } = command({ role: this.#role, env: { ...this.#env, ...env }, folder: this.#folder })
    this.#program = startProgram(program, args, options)
    this.memory = []
    await waitUntilReady(this.#program, () => this.isReady())
    return performance.now() - began
  }

  async isReady(): Promise<boolean> {
    const { ok } = await fetch(`http://${this.address}/readyz`, { signal: AbortSignal.timeout(2_000) })
    return ok
  }

  /** The number of visitors' requests that this start has answered. */
  async visits(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)
    const counts = [...(await answer.text()).matchAll(/^sureda_http_requests_total\{.*\} (\d+)/gm)]
    return counts.reduce((sum, [, count]) => sum + Number(count), 0)
  }

  /** Stops the process gracefully: it answers pending requests and ends. */
  stop(): Promise<void> {
    return this.#program?.stop('SIGTERM') ?? Promise.resolve()
  }

  /** Kills the process, as a power failure would. */
  kill(): Promise<void> {
    return this.#program?.stop('SIGKILL') ?? Promise.resolve()
  }

  /** The last lines of its output. */
  log(): string {
    return this.#program?.output() ?? ''
  }

  sample(): void {
    const file = `/proc/${this.#program?.pid()}/status`
    if (!existsSync(file)) return
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
    if (kilobytes) this.memory.push(Number(kilobytes) / 1024)
  }
}
