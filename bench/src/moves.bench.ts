/**
 * Times of navigations: into a remote that has not run yet, after the idle preload, compared with a lazy route of the
 * monolith; and, without network, second visits and navigations between visited screens. `ROUNDS=1` is a quick try.
 */
import { buildMonolith, startMonolith } from './monolith.ts'
import { FIRST_VISITS, moveToNew, roundWithoutNetwork } from './moves.ts'
import { launchPhone, PROFILE } from './phone.ts'
import { startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'
import { signIn } from './sign-in.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const GOAL_OVER_MS = 150
const GOAL_VISIT_MS = 600
const GOAL_SEEN_MS = 150

await buildMonolith()
const products = { federated: await startProduct('federated'), monolith: await startMonolith() }
const browser = await launchPhone()
try {
  report('moves', [...(await toNew()), ...(await withoutNetwork())], {
    profile: `${PROFILE}; from the finger's leaving, or the start of the visit, to first content painted; median of ${ROUNDS}`,
    goals: `new: at most ${GOAL_OVER_MS} ms over a lazy route of the monolith; without network: a second visit at most ${GOAL_VISIT_MS} ms, a screen seen before at most ${GOAL_SEEN_MS} ms`,
  })
} finally {
  await browser.close()
  await Promise.all(Object.values(products).map((product) => product.stop()))
}

async function toNew(): Promise<Row[]> {
  const sessions = { federated: await signIn(products.federated), monolith: await signIn(products.monolith) }
  const rows: Row[] = []
  for (const step of FIRST_VISITS) {
    const times = { federated: [] as number[], monolith: [] as number[] }
    // rounds alternate, so that changes of the machine's speed affect both equally
    for (let round = 0; round < ROUNDS; round++)
      for (const name of ['federated', 'monolith'] as const)
        times[name].push(await moveToNew(browser, products[name], step, step.as && sessions[name]))
    const [ms, monolith] = [median(times.federated), median(times.monolith)]
    rows.push({
      what: 'new',
      from: step.from.path,
      to: step.to.path,
      ms: rounded(ms),
      'goal ms': rounded(monolith + GOAL_OVER_MS),
      'monolith ms': rounded(monolith),
      'over ms (goal 150)': rounded(ms - monolith),
    })
  }
  return rows
}

async function withoutNetwork(): Promise<Row[]> {
  const times = new Map<string, { what: string; from: string; to: string; ms: number[] }>()
  for (let round = 0; round < ROUNDS; round++)
    await roundWithoutNetwork(browser, products.federated, (what, to, ms, from) => {
      const named = { what, from: from?.path ?? '', to: to.path }
      const key = JSON.stringify(named)
      const row = times.get(key) ?? { ...named, ms: [] }
      row.ms.push(ms)
      times.set(key, row)
    })
  return [...times.values()].map(({ ms, ...named }) => ({
    ...named,
    ms: rounded(median(ms)),
    'goal ms': named.what === 'second visit' ? GOAL_VISIT_MS : GOAL_SEEN_MS,
    'monolith ms': null,
    'over ms (goal 150)': null,
  }))
}
