/**
 * `npm run bench -- topology`: half an hour of mixed load on the whole installation with its faults; `MINUTES=3` is a
 * quick one. It runs `dist/server` and updates to the same, or to the folders in `FIRST` and `NEXT`, which are images
 * with `CONTAINERS=1`.
 */
import path from 'node:path'
import { fromImage, fromRelease } from '@sureda/deploy/topology/processes'
import { runTopology } from '@sureda/deploy/topology/run-topology'
import { ROOT } from './product.ts'
import { report } from './report.ts'

/** The number of phases with load between the events. */
const CALMS = 5
const minutes = Number(process.env.MINUTES ?? 30)
const [api, gateways] = [Number(process.env.API ?? 4), Number(process.env.GATEWAYS ?? 2)]
const visitors = Number(process.env.VISITORS ?? 20)

const { FIRST = path.join(ROOT, 'dist/server'), NEXT = FIRST, CONTAINERS } = process.env
const from = CONTAINERS === '1' ? fromImage : fromRelease
const result = await runTopology({
  api,
  gateways,
  visitors,
  pages: ['/inicio', '/experiencias', '/experiencias/e-1', '/mapa', '/perfil'],
  thinkMs: Number(process.env.THINK_MS ?? 300),
  command: from(FIRST),
  next: { command: from(NEXT) },
  calmSeconds: (minutes * 60) / CALMS,
  say: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
})
const { outside, wrong, lost, broken, memory, errorsInFaults, measured } = result
for (const [what, all] of Object.entries({ outside, wrong, lost, broken })) {
  const kinds = new Map<string, string[]>()
  for (const text of all) {
    const kind = text.replace(/^\d+ s: /, '').slice(0, 80)
    kinds.set(kind, [...(kinds.get(kind) ?? []), text])
  }
  for (const same of kinds.values()) console.log(`${what}: ${same.length} ×, first ${same[0]?.slice(0, 90)}`)
}
report(
  'topology',
  [
    {
      minutes: Math.round(result.seconds / 6) / 10,
      exchanges: result.exchanges,
      'per second': result.perSecond,
      'acknowledged writes': result.writes,
      'of them lost': lost.length + broken.length,
      'wrong answers': wrong.length,
      'errors outside of the faults': outside.length,
      'p50 ms': result.p50,
      'p95 ms': result.p95,
      'p99 ms': result.p99,
    },
  ],
  {
    processes: `${api} API, ${gateways} gateways, HAProxy, pgbouncer, PostgreSQL, Swift, Prometheus`,
    visitors,
    memory,
    errorsInFaults,
    measured,
  },
)
process.exitCode = [outside, wrong, lost, broken].some(({ length }) => length > 0) ? 1 : 0
