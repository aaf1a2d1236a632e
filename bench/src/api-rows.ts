import { buildApi } from '@sureda/api/app'
import { readConfig } from '@sureda/api/config'
import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { fillTables } from './many-rows.ts'
import { percentile, type Row, rounded } from './report.ts'

const TENANTS = ['gavarres', 'raya']
const ROUNDS = 40
const GOAL_MS = 50

/** A question and what makes each round another one, so that no answer comes from memory. */
interface Question {
  what: string
  path: (round: number) => string
}

const list = (kind: string, more = ''): Question => ({
  what: `${kind}${more && ` ${more}`}`,
  path: (round) => `/${kind}?per_page=${20 + (round % 60)}${more && `&${more}`}`,
})
const search = (kind: string, what: string, word: (round: number) => string): Question => ({
  what: `${kind} search: ${what}`,
  path: (round) => `/${kind}?per_page=${20 + (round % 60)}&search=${encodeURIComponent(word(round))}`,
})
const SEARCHED = ['experiences', 'locations', 'routes', 'stories']
const QUESTIONS: Question[] = [
  ...['events', ...SEARCHED].map((kind) => list(kind)),
  list('experiences', 'type=restaurant'),
  list('locations', 'featured=1'),
  list('routes', 'provinces=caceres'),
  list('stories', 'story_category=oficios'),
  list('events', 'from=2027-02-01&to=2027-02-28'),
  ...SEARCHED.flatMap((kind) => [
    search(kind, 'one name', (round) => `vallllobrega ${round * 17}`),
    search(kind, 'a word in every hundredth', (round) => `alzina${round % 100}`),
    search(kind, 'a word in all of them', (round) => ['bosc', 'suro', 'camí'][round % 3] ?? ''),
  ]),
]

/** Each question one after the other; p95 against the goal. */
export async function measureRows(database: Database, kind: string, rows: number): Promise<Row[]> {
  await migrate(database)
  await seedTenants(database.db)
  const started = performance.now()
  await fillTables(database, TENANTS, rows)
  console.log(
    `${kind}: ${rows} rows per tenant and table in ${rounded((performance.now() - started) / 1000, 1)} s`,
  )
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' })
  const app = await buildApi({ database, config })
  const ask = async (path: string) => {
    const answer = await app.inject({ url: `/api/v1${path}`, headers: { host: 'gavarres.localhost' } })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json() as { data: unknown[] }
  }
  const results: Row[] = []
  for (const { what, path } of QUESTIONS) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now()
      const { data } = await ask(path(round))
      // the first rounds prepare plans and read pages
      if (round >= 10) times.push(performance.now() - started)
      found = Math.max(found, data.length)
    }
    const p95 = percentile(times, 0.95)
    console.log(`${kind} ${what}: p95 ${rounded(p95, 1)} ms, ${found} found`)
    results.push({
      database: kind,
      rows,
      what,
      found,
      'p50 ms': rounded(percentile(times, 0.5), 1),
      'p95 ms': rounded(p95, 1),
      'goal ms': GOAL_MS,
      met: p95 < GOAL_MS,
    })
  }
  await app.close()
  return results
}
