/** What each of the most used screens transfers until first content, and how responsive it is meanwhile. */
import { launchPhone, PROFILE, type Visit, visit } from './phone.ts'
import { startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'
import { addressOf, SCREENS } from './screens.ts'

const ROUNDS = 5

const product = await startProduct('federated')
const browser = await launchPhone()
try {
  const rows: Row[] = []
  for (const screen of SCREENS) {
    const address = await addressOf(product, screen)
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, address, screen.content))
    const of = (pick: (one: Visit) => number, digits = 0) => rounded(median(visits.map(pick)), digits)
    rows.push({
      path: screen.path,
      'script KB': of((one) => one.scriptKB, 1),
      'goal KB': screen.goalKB ?? null,
      scripts: of((one) => one.scripts),
      'all KB': of((one) => one.totalKB, 1),
      requests: of((one) => one.requests),
      'content ms': of((one) => one.contentMs),
      'LCP ms': of((one) => one.lcpMs),
      CLS: of((one) => one.cls, 3),
      'blocking ms': of((one) => one.blockingMs),
    })
  }
  report('transfer-sizes', rows, {
    profile: `${PROFILE}, cold cache, median of ${ROUNDS}; KB as sent (brotli, with headers) until first content`,
    goals: 'LCP <= 2500 ms, CLS <= 0.02, blocking <= 250 ms',
  })
} finally {
  await browser.close()
  await product.stop()
}
