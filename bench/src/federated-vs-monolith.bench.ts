/**
 * Compares the federated app with the same sources as one route-split bundle, with the same preloads and without. Also
 * measures the largest contentful paint of each other rendered screen, and how soon a tap on the booking button opens
 * its sheet. `ROUNDS=1` is a quick try.
 */
import { buildMonolith, startMonolith, startPlainMonolith } from './monolith.ts'
import { launchPhone, PROFILE, type Visit, visit } from './phone.ts'
import { startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'
import { addressOf, RENDERED, screenAt } from './screens.ts'
import { sheetAfterTap } from './tap-timing.ts'

const COMPARED = ['/inicio', '/experiencias/:id', '/rutas/:id', '/mapa']
const ROUNDS = Number(process.env.ROUNDS ?? 5)

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
    // rounds alternate, so that changes of the machine's speed affect all three equally
    for (let round = 0; round < ROUNDS; round++)
      for (const name of ['federated', 'monolith', 'plain'] as const)
        visits[name].push(await visit(browser, await addressOf(products[name], screen), screen.content))
    const of = (
      name: keyof typeof products,
      figure: 'contentMs' | 'lcpMs' | 'totalBlockingMs' | 'scriptKB',
    ) => median(visits[name].map((one) => one[figure]))
    const ms = (name: keyof typeof products) => of(name, 'contentMs')
    const kb = (name: keyof typeof products) => of(name, 'scriptKB')
    rows.push({
      path,
      'federated ms': rounded(ms('federated')),
      'monolith ms': rounded(ms('monolith')),
      'plain monolith ms': rounded(ms('plain')),
      'ratio (goal 1.05)': rounded(ms('federated') / ms('monolith'), 2),
      // the server does not render the map
      'ratio to plain (goal 0.50, map 0.80)': rounded(ms('federated') / ms('plain'), 2),
      'federated LCP ms (goal 1200)': rounded(of('federated', 'lcpMs')),
      'plain LCP ms': rounded(of('plain', 'lcpMs')),
      'federated blocking ms': rounded(of('federated', 'totalBlockingMs')),
      'plain blocking ms': rounded(of('plain', 'totalBlockingMs')),
      'federated script KB': kb('federated'),
      'monolith script KB': kb('monolith'),
    })
  }
  report('federated-vs-monolith', rows, {
    profile: `${PROFILE}, cold cache, first content, median of ${ROUNDS} alternating`,
  })
  report('rendered-screens', [...(await otherScreens()), await bookingButton()], {
    profile: `${PROFILE}, cold cache, median of ${ROUNDS}`,
  })
} finally {
  await browser.close()
  await Promise.all(Object.values(products).map((product) => product.stop()))
}

async function otherScreens(): Promise<Row[]> {
  const rows: Row[] = []
  for (const screen of RENDERED) {
    const paints: number[] = []
    const address = await addressOf(products.federated, screen)
    // the first response of a new release is not rendered; it is left out of the median
    for (let round = 0; round <= ROUNDS; round++)
      paints.push((await visit(browser, address, screen.content)).lcpMs)
    const ms = rounded(median(paints.slice(1)))
    rows.push({ path: screen.path, what: 'LCP (goal 1500)', ms, 'plain ms': null, ratio: null })
  }
  return rows
}

async function bookingButton(): Promise<Row> {
  const screen = screenAt('/experiencias/:id')
  const times = { federated: [] as number[], plain: [] as number[] }
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['federated', 'plain'] as const)
      times[name].push(await sheetAfterTap(browser, await addressOf(products[name], screen)))
  const [ms, plain] = [median(times.federated), median(times.plain)]
  return {
    path: screen.path,
    what: 'booking button tapped at once, sheet (goal 1.00)',
    ms: rounded(ms),
    'plain ms': rounded(plain),
    ratio: rounded(ms / plain, 2),
  }
}
