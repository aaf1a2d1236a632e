/** First content with ten and with a hundred remotes in the registry. */
import { addRemotes, dataDirOf } from './more-remotes.ts'
import { launchPhone, PROFILE, type Visit, visit } from './phone.ts'
import { newDataDir, type Product, startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'
import { addressOf, screenAt } from './screens.ts'

const FEW = 10
const MANY = 100
const ROUNDS = 9
const SCREENS = ['/inicio', '/experiencias/:id']

async function productWith(total: number): Promise<Product> {
  const name = `remotes-${total}`
  newDataDir(name)
  await (await startProduct(name)).stop()
  await addRemotes(dataDirOf(name), total)
  return startProduct(name)
}

const products: Record<number, Product> = { [FEW]: await productWith(FEW), [MANY]: await productWith(MANY) }
const browser = await launchPhone()
try {
  const rows: Row[] = []
  for (const path of SCREENS) {
    const screen = screenAt(path)
    const visits: Record<number, Visit[]> = { [FEW]: [], [MANY]: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const total of round % 2 ? [MANY, FEW] : [FEW, MANY]) {
        const product = products[total] as Product
        visits[total]?.push(await visit(browser, await addressOf(product, screen), screen.content))
      }
    const of = (total: number, pick: (one: Visit) => number) => median((visits[total] ?? []).map(pick))
    const ms = (total: number) => of(total, (one) => one.contentMs)
    rows.push({
      path,
      [`${FEW} remotes, ms`]: rounded(ms(FEW)),
      [`${MANY} remotes, ms`]: rounded(ms(MANY)),
      'grows %': rounded((ms(MANY) / ms(FEW) - 1) * 100, 1),
      'goal %': 5,
      [`${FEW} remotes, KB in all`]: of(FEW, (one) => one.totalKB),
      [`${MANY} remotes, KB in all`]: of(MANY, (one) => one.totalKB),
    })
  }
  report('remotes-growth', rows, {
    profile: `${PROFILE}, cold cache, first content, median of ${ROUNDS} alternating`,
  })
} finally {
  await browser.close()
  await Promise.all(Object.values(products).map((product) => product.stop()))
}
