import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type PostgresCluster, runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import {
  hasPrometheus,
  type Prometheus,
  promtool,
  startPrometheus,
} from '@sureda/api/testing/services/prometheus'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServerProcesses } from './testing/server-processes.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')
const ALERTS = 'deploy/prometheus/alerts.yml'

interface Panel {
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}
const dashboard = JSON.parse(read('deploy/grafana/sureda.json')) as { uid: string; panels: Panel[] }

/** The ids of the child processes of a PostgreSQL server: one for each connection, and its background workers. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

describe('alert rules', () => {
  it.runIf(hasPrometheus())('are valid, fire when they should, and only then', () => {
    expect(promtool('check', 'rules', at(ALERTS))).toContain('SUCCESS')
    expect(promtool('check', 'config', at('deploy/prometheus/prometheus.yml'))).toContain('SUCCESS')
    expect(promtool('test', 'rules', at('deploy/prometheus/alerts.test.yml'))).toContain('SUCCESS')
  })

  it('have a test and a heading with what to do for each alert', () => {
    const rules = [...read(ALERTS).matchAll(/- alert: (\w+)[\s\S]*?runbook: (\S+)#(\S+)/g)]
    const tests = read('deploy/prometheus/alerts.test.yml')
    const headings = [...read('docs/operations.md').matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(rules).toHaveLength(read(ALERTS).split('- alert:').length - 1)
    for (const [, name, file, heading] of rules) {
      expect(file).toBe('docs/operations.md')
      expect(headings).toContain(heading)
      expect(tests.split(`alertname: ${name}\n`).length - 1, `${name}: fires, does not fire`).toBe(2)
    }
  })
})

it('the dashboard has Grafana’s format, and no panel overlaps another', () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  for (const { type, title, targets } of dashboard.panels) {
    expect(title).not.toBe('')
    expect(['row', 'timeseries', 'stat']).toContain(type)
    if (type !== 'row') expect(targets?.every(({ expr }) => expr !== '')).toBe(true)
  }
})

describe.runIf(hasPrometheus())('a Prometheus that scrapes running processes', () => {
  let cluster: PostgresCluster
  let servers: Awaited<ReturnType<typeof startServerProcesses>>
  let prometheus: Prometheus

  beforeAll(async () => {
    cluster = await startPostgres({ durable: true })
    await runSql(cluster.url('postgres'), 'create database sureda')
    servers = await startServerProcesses(cluster)
    prometheus = await startPrometheus([servers.api.metricsPort, servers.gateway.metricsPort])
  })
  afterAll(async () => {
    await prometheus.stop()
    await servers.stop()
    await cluster.stop()
  })

  const get = async (url: string, more: Record<string, string> = {}) => {
    const answer = await request(url, { headers: { host: 'gavarres.localhost', ...more } })
    await answer.body.dump()
    return answer
  }
  const numberOf = async (expression: string) => Number((await prometheus.query(expression))[0]?.value[1])

  it('answers every query of the dashboard', async () => {
    for (let count = 0; count < 5; count++) {
      await get(`${servers.api.url}/api/v1/routes`)
      await get(`${servers.gateway.url}/experiencias`)
    }
    await expect.poll(() => numberOf('count(up == 1)'), { timeout: 20_000 }).toBe(2)
    await expect
      .poll(() => numberOf('sum(sureda_http_requests_total)'), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(10)
    const answered = new Map<string, number>()
    for (const { title, targets = [] } of dashboard.panels)
      for (const { expr } of targets) {
        const asked = expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*')
        answered.set(title, (await prometheus.query(asked)).length)
      }
    for (const title of [
      'Ready',
      'Memory',
      'Connections to the database',
      'Rows that wait',
      'Disk that is left',
    ])
      expect(answered.get(title), title).toBeGreaterThan(0)
    const roles = await prometheus.query('count by (role) (sureda_build_info)')
    expect(roles.map(({ metric }) => metric.role).sort()).toEqual(['api', 'gateway'])
  })

  it('is answered at once while the database is down, and reports that', async () => {
    expect(await numberOf('min(sureda_ready)')).toBe(1)
    const held = [cluster.pid, ...childrenOf(cluster.pid)]
    for (const pid of held) process.kill(pid, 'SIGSTOP')
    try {
      for (let count = 0; count < 3; count++) {
        const before = performance.now()
        const answer = await fetch(`http://127.0.0.1:${servers.api.metricsPort}/metrics`)
        expect(await answer.text()).toContain('# EOF')
        expect(performance.now() - before).toBeLessThan(1_500)
      }
      await expect.poll(() => numberOf('min(sureda_check_ok{check="database"})'), { timeout: 30_000 }).toBe(0)
      expect(await numberOf('min(sureda_ready)')).toBe(0)
    } finally {
      for (const pid of held) process.kill(pid, 'SIGCONT')
    }
    await expect.poll(() => numberOf('min(sureda_ready)'), { timeout: 30_000 }).toBe(1)
  })

  it('both processes log JSON lines, with one id for a request and the call it causes', async () => {
    const id = 'a-request-of-the-proxy'
    const robot = { 'x-request-id': id, 'user-agent': 'WhatsApp/2.23.20.0 A' }
    expect((await get(`${servers.gateway.url}/rutas/r-none`, robot)).statusCode).toBe(200)
    const linesOf = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const answered = (lines: string[]) =>
      linesOf(lines).filter(({ msg, reqId }) => msg === 'answered' && reqId === id)
    await expect.poll(() => answered(servers.gateway.lines()).length).toBe(1)
    await expect.poll(() => answered(servers.api.lines()).length).toBeGreaterThan(0)
    for (const line of linesOf([...servers.api.lines(), ...servers.gateway.lines()]))
      expect(line).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
  })
})
