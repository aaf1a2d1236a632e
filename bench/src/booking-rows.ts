import { buildApi } from '@sureda/api/app'
import { readConfig } from '@sureda/api/config'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { fillReservations } from './many-reservations.ts'
import { percentile, type Row, rounded } from './report.ts'

const ROUNDS = 50
const WARM_UP = 10

interface Request {
  method?: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: object
}
type Side = Awaited<ReturnType<typeof openSide>>
interface Question {
  what: string
  ask: (side: Side, round: number) => Promise<number>
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** As a guest or as the guide; each round another address, so that no answer comes from memory. */
const read = (what: string, path: (side: Side, round: number) => string, asGuide = false): Question => ({
  what,
  ask: (side, round) =>
    side.send({ url: `/api/v1${path(side, round)}`, headers: asGuide ? side.guide.headers : side.host }),
})
const someId = ({ ids }: Side, round: number) => ids[(round * 7) % ids.length] ?? ''

const QUESTIONS: Question[] = [
  { what: 'booking', ask: (side, round) => side.book(round) },
  read(
    'availability, 31 days',
    (side, round) => `/experiences/${someId(side, round)}/availability?from=${inDays(1)}&to=${inDays(31)}`,
  ),
  read('experiences with next_available', (_, round) => `/experiences?per_page=${40 + round}`),
  read(
    'restaurants with next_available',
    (_, round) => `/experiences?type=restaurant&per_page=${20 + round}`,
  ),
  read('guide/reservations, first page', (_, round) => `/guide/reservations?per_page=${10 + round}`, true),
  read(
    'guide/reservations, open',
    (_, round) => `/guide/reservations?status=open&per_page=${10 + round}`,
    true,
  ),
  read('guide/reservations, one day', (_, round) => `/guide/reservations?date=${inDays(1 + round)}`, true),
  read('guide/manifest', (_, round) => `/guide/manifest?date=${inDays(1 + round)}`, true),
  read('guide/dashboard-stats', () => '/guide/dashboard-stats', true),
]

/** Each question to a territory with few and to one with many reservations, in turns; both stand on one server. */
export async function measureBookings(few: number, many: number): Promise<Row[]> {
  const cluster = await startPostgres()
  try {
    const sides: [Side, Side] = [await openSide(cluster, few), await openSide(cluster, many)]
    const rows: Row[] = []
    for (const { what, ask } of QUESTIONS) {
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++)
        for (const index of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
          const took = await ask(sides[index], round)
          if (round >= WARM_UP) times[index].push(took)
        }
      const p = (index: 0 | 1, share: number) => percentile(times[index], share)
      rows.push({
        what,
        [`p50 ms, ${few}`]: rounded(p(0, 0.5), 1),
        [`p50 ms, ${many}`]: rounded(p(1, 0.5), 1),
        [`p95 ms, ${few}`]: rounded(p(0, 0.95), 1),
        [`p95 ms, ${many}`]: rounded(p(1, 0.95), 1),
        'p50 ratio': rounded(p(1, 0.5) / p(0, 0.5), 2),
        'p95 ratio': rounded(p(1, 0.95) / p(0, 0.95), 2),
      })
      console.log(JSON.stringify(rows.at(-1)))
    }
    for (const { app, database } of sides) {
      await app.close()
      await database.close()
    }
    return rows
  } finally {
    await cluster.stop()
  }
}

async function openSide(cluster: Awaited<ReturnType<typeof startPostgres>>, size: number) {
  const name = `bookings_${size}`
  await runSql(cluster.url('postgres'), `create database ${name}`)
  const filled = await fillReservations(
    cluster.url(name),
    cluster.adminUrl.replace('/postgres?', `/${name}?`),
    size,
    ROUNDS,
  )
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' })
  const app = await buildApi({ database: filled.database, config })
  const send = async (request: Request) => {
    const started = performance.now()
    const answer = await app.inject(request)
    if (answer.statusCode > 201) throw new Error(`${answer.statusCode} ${answer.body}`)
    return performance.now() - started
  }
  const book = (round: number) => {
    // tours have seats on every day: those of index 4, 14, 24 …
    const experience_id = filled.ids[4 + 10 * (round % 9)] ?? ''
    const headers = { ...filled.people[round]?.headers, 'idempotency-key': crypto.randomUUID() }
    const payload = { experience_id, date: inDays(2 + (round % 50)), time: '10:00', people: 1 }
    return send({ method: 'POST', url: '/api/v1/reservations', headers, payload })
  }
  return { ...filled, app, send, book, host: { host: 'gavarres.localhost' } }
}
