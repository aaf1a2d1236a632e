import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const PROGRAM = '/usr/sbin/haproxy'
const START_MS = 10_000

interface Backends {
  /** Ports on this machine. */
  api: readonly number[]
  gateway?: readonly number[]
  /** The port that it listens on; any free one by default. */
  port?: number
}

export interface Haproxy {
  url: string
  stop(): Promise<void>
}

/** Starts HAProxy in front of API and gateway as in a deployment: all visitors share its connections to both. */
export async function startHaproxy({ api, gateway = api, port = 0 }: Backends): Promise<Haproxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-haproxy-'))
  const own = port || (await freePort())
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(own, api, gateway))
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await untilOpen(own, child)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    url: `http://127.0.0.1:${own}`,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (port: number, api: readonly number[], gateway: readonly number[]) => `
defaults
  mode http
  timeout connect 3s
  timeout client 30s
  timeout http-request 5s
  timeout server 30s
  option http-keep-alive
  option forwardfor
  http-reuse always
frontend visitors
  bind 127.0.0.1:${port}
  use_backend api if { path_beg /api/ /media/uploads/ }
  default_backend gateway
${backend('api', api)}
${backend('gateway', gateway)}
`

const backend = (name: string, ports: readonly number[]) =>
  [`backend ${name}`, ...ports.map((port) => `  server ${name}${port} 127.0.0.1:${port}`)].join('\n')

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('close', () => socket.destroy())
      socket.once('connect', () => socket.end())
    })
    if (isOpen) return
    await wait(20)
  }
  throw new Error('HAProxy does not start')
}
