/**
 * Largest paint of the rendered screens that `federated-vs-monolith` leaves out, and how soon the booking button of an experience opens its sheet,
 * against the plain monolith. `ROUNDS=1` for a quick try.
 */
import { sheetAfterTap } from './booking-tap.ts'
import { buildMonolith, startPlainMonolith } from './monolith.ts'
import { launchPhone, PROFILE, type Visit, visit } from './phone.ts'
import { startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'
import { addressOf, RENDERED, screenAt } from './screens.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 3)

await buildMonolith()
const products = { federated: await startProduct('federated'), plain: await startPlainMonolith() }
const browser = await launchPhone()
try {
  const rows: Row[] = []
  for (const screen of RENDERED) {
    const visits: Visit[] = []
    const address = await addressOf(products.federated, screen)
    // the first page of a release is rendered for no one
    for (let round = 0; round <= ROUNDS; round++) visits.push(await visit(browser, address, screen.content))
    const lcp = median(visits.slice(1).map(({ lcpMs }) => lcpMs))
    rows.push({
      path: screen.path,
      what: 'LCP ms (goal 1500)',
      ms: rounded(lcp),
      'plain ms': null,
      ratio: null,
    })
  }
  const times = { federated: [] as number[], plain: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of ['federated', 'plain'] as const)
      times[name].push(
        await sheetAfterTap(browser, await addressOf(products[name], screenAt('/experiencias/:id'))),
      )
  const [ms, plain] = [median(times.federated.slice(1)), median(times.plain.slice(1))]
  rows.push({
    path: '/experiencias/:id',
    what: 'booking button tapped at once: sheet, ms from the start (goal: not worse)',
    ms: rounded(ms),
    'plain ms': rounded(plain),
    ratio: rounded(ms / plain, 2),
  })
  report('rendered-screens', rows, { profile: `${PROFILE}, cold cache, median of ${ROUNDS}` })
} finally {
  await browser.close()
  await Promise.all(Object.values(products).map((product) => product.stop()))
}
