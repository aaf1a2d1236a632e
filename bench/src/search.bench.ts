/**
 * `npm run bench -- search`: one search over 10,000 items, in the API (goal p95 50 ms) and on a slow phone without
 * network (100 ms).
 */
import { buildApi } from '@sureda/api/app'
import { readConfig } from '@sureda/api/config'
import { openEmbedded } from '@sureda/api/database/embedded'
import { migrate } from '@sureda/api/database/migrate'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { fillTables } from './data/many-rows.ts'
import { replaceTexts, searchQuestions, textItems } from './data/many-texts.ts'
import { launchPhone, PHONE_SCREEN, slowDown } from './phone.ts'
import { startProduct } from './product.ts'
import { percentile, type Row, report, rounded } from './report.ts'
import { measureSearches, openSearchWithCache, type SearchTiming } from './search-timing.ts'

const ITEMS = 10_000
const TABLES = ['experiences', 'routes', 'events', 'locations', 'stories']
const API_ROUNDS = 40
const PHONE_ROUNDS = 8
const GOAL_MS = { api: 50, phone: 100 }

const items = textItems(ITEMS)
const questions = searchQuestions(items)
const rows: Row[] = []
const note = (where: keyof typeof GOAL_MS, what: string, answers: readonly SearchTiming[]) => {
  const of = (pick: (answer: SearchTiming) => number, share: number) =>
    rounded(percentile(answers.map(pick), share), 1)
  rows.push({
    where,
    what,
    times: answers.length,
    'p50 ms': of(({ ms }) => ms, 0.5),
    'p95 ms': of(({ ms }) => ms, 0.95),
    // processor time excludes other work of the machine
    'p50 cpu ms': of(({ cpuMs }) => cpuMs, 0.5),
    'p95 cpu ms': of(({ cpuMs }) => cpuMs, 0.95),
    'goal ms': GOAL_MS[where],
  })
}
const facts = { items: ITEMS, ...(await measureApi()), ...(await measurePhone()) }
report('search', rows, {
  profile:
    'phone: CPU x4, no network, from the pause in typing until the hits are painted; cpu: the main thread, times 4',
  ...facts,
})

async function measureApi() {
  const database = await openEmbedded({})
  await migrate(database)
  await seedTenants(database.db)
  await fillTables(database, ['gavarres'], ITEMS / TABLES.length)
  await database.withScriptSession((session) => replaceTexts(session, 'gavarres', TABLES, items))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    OVERLOAD_DELAY_MS: '0',
  })
  const app = await buildApi({ database, config })
  const ask = async (question: string) => {
    const started = performance.now()
    const before = process.cpuUsage()
    const answer = await app.inject({
      url: `/api/v1/search?q=${encodeURIComponent(question)}`,
      headers: { host: 'gavarres.localhost', 'accept-language': 'es' },
    })
    if (answer.statusCode !== 200) throw new Error(`${question}: ${answer.statusCode} ${answer.body}`)
    const { user, system } = process.cpuUsage(before)
    return { ms: performance.now() - started, cpuMs: (user + system) / 1000 }
  }
  const first = await ask('suro')
  const everything: SearchTiming[] = []
  for (const [what, question] of questions) {
    const times: SearchTiming[] = []
    for (let round = 0; round < API_ROUNDS; round++) times.push(await ask(question(round)))
    note('api', what, times)
    everything.push(...times)
  }
  note('api', 'all', everything)
  await app.close()
  await database.close()
  return { api_first_search_ms: rounded(first.ms) }
}

async function measurePhone() {
  const product = await startProduct('search')
  const browser = await launchPhone()
  try {
    const context = await browser.newContext({ ...PHONE_SCREEN, serviceWorkers: 'block' })
    const page = await context.newPage()
    await openSearchWithCache(page, product.origin, TABLES, items)
    const everything: SearchTiming[] = []
    const cdp = await slowDown(page, { network: false })
    await context.setOffline(true)
    const [first] = await measureSearches(page, cdp, [items[1]?.title ?? ''])
    for (const [what, question] of questions) {
      const times = await measureSearches(
        page,
        cdp,
        // the search field accepts a hundred letters
        Array.from({ length: PHONE_ROUNDS }, (_, round) => question(round * 5).slice(0, 100)),
      )
      note('phone', what, times)
      everything.push(...times)
    }
    note('phone', 'all', everything)
    return { phone_first_search_ms: rounded(first?.ms ?? Number.NaN) }
  } finally {
    await browser.close()
    await product.stop()
  }
}
