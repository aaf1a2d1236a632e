/** The federated app against the same sources as one route-split bundle: given the same preloads (what the gateway does), and plain. */
import { buildMonolith, startMonolith, startPlainMonolith } from './monolith.ts'
import { launchPhone, PROFILE, type Visit, visit } from './phone.ts'
import { startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'
import { addressOf, screenAt } from './screens.ts'

const COMPARED = ['/inicio', '/experiencias/:id', '/mapa']
const ROUNDS = 9

await buildMonolith()
const products = {
  federated: await startProduct('federated'),
  monolith: await startMonolith(),
  plain: await startPlainMonolith(),
}
const browser = await launchPhone()
try {
  const rows: Row[] = []
  for (const path of COMPARED) {
    const screen = screenAt(path)
    const visits: Record<keyof typeof products, Visit[]> = { federated: [], monolith: [], plain: [] }
    // rounds alternate, so that a machine that drifts does so for all three
    for (let round = 0; round < ROUNDS; round++)
      for (const name of ['federated', 'monolith', 'plain'] as const)
        visits[name].push(await visit(browser, await addressOf(products[name], screen), screen.content))
    const ms = (name: keyof typeof products) => median(visits[name].map((one) => one.contentMs))
    const kb = (name: keyof typeof products) => median(visits[name].map((one) => one.scriptKB))
    rows.push({
      path,
      'federated ms': rounded(ms('federated')),
      'monolith ms': rounded(ms('monolith')),
      'plain monolith ms': rounded(ms('plain')),
      'ratio (goal 1.05)': rounded(ms('federated') / ms('monolith'), 2),
      'ratio to plain (goal 0.80)': rounded(ms('federated') / ms('plain'), 2),
      'federated script KB': kb('federated'),
      'monolith script KB': kb('monolith'),
    })
  }
  report('federated-vs-monolith', rows, {
    profile: `${PROFILE}, cold cache, first content, median of ${ROUNDS} alternating`,
  })
} finally {
  await browser.close()
  await Promise.all(Object.values(products).map((product) => product.stop()))
}
