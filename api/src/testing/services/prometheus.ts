import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const PROGRAM = '/usr/bin/prometheus'
const START_MS = 20_000

export const hasPrometheus = (): boolean => existsSync(PROGRAM)

/** The output of promtool for these files. @throws where it refuses them */
export function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('/usr/bin/promtool', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`promtool refuses it:\n${stdout}${stderr}`)
  return stdout + stderr
}

/** One series of a query result. */
export interface Series {
  metric: Record<string, string>
  value: [number, string]
}

export interface Prometheus {
  /** The current series of an expression. @throws where Prometheus does not understand it */
  query(expression: string): Promise<Series[]>
  stop(): Promise<void>
}

/**
 * Starts a Prometheus that scrapes these local ports every second, under the job name that rules and dashboard expect.
 */
export async function startPrometheus(ports: readonly number[]): Promise<Prometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-prometheus-'))
  const file = path.join(folder, 'prometheus.yml')
  const targets = ports.map((port) => `'127.0.0.1:${port}'`).join(', ')
  writeFileSync(
    file,
    `global: { scrape_interval: 1s }\nscrape_configs: [{ job_name: sureda, static_configs: [{ targets: [${targets}] }] }]\n`,
  )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    PROGRAM,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = performance.now() + START_MS
  while (!(await fetch(`${url}/-/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error('Prometheus does not start')
    }
    await wait(50)
  }
  return {
    query: async (expression) => {
      const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expression)}`)
      const said = (await answer.json()) as { status: string; error?: string; data?: { result: Series[] } }
      if (said.status !== 'success' || !said.data) throw new Error(`${expression}: ${said.error}`)
      return said.data.result
    },
    stop,
  }
}
