/** How long a phone on a slow line keeps the app, from the first request: in bundles, and file by file as where no bundle can be had. */
import { FILE_BUNDLES } from '@sureda/contract/offline'
import { untilKept } from './kept-phone.ts'
import { launchPhone, PHONE_SCREEN, PROFILE, slowDown } from './phone.ts'
import { startProduct } from './product.ts'
import { median, report, rounded } from './report.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const WAYS = { bundles: [], 'file by file': [`*${FILE_BUNDLES}*`] } as const

interface Kept {
  ms: number
  requests: number
  KB: number
}

const product = await startProduct('keep-app')
const browser = await launchPhone()
try {
  const visits: Record<keyof typeof WAYS, Kept[]> = { bundles: [], 'file by file': [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const way of ['bundles', 'file by file'] as const) visits[way].push(await keep(WAYS[way]))
  const rows = (['bundles', 'file by file'] as const).map((way) => {
    const of = (pick: (one: Kept) => number) => median(visits[way].map(pick))
    return {
      way,
      'kept s': rounded(of(({ ms }) => ms) / 1000, 1),
      requests: of(({ requests }) => requests),
      KB: rounded(
        of(({ KB }) => KB),
        0,
      ),
    }
  })
  report('keep-app', rows, {
    profile: `${PROFILE}, first visit of /seguridad, median of ${ROUNDS}, in turns`,
  })
} finally {
  await browser.close()
  await product.stop()
}

async function keep(blocked: readonly string[]): Promise<Kept> {
  const context = await browser.newContext(PHONE_SCREEN)
  const page = await context.newPage()
  const cdp = await slowDown(page)
  await cdp.send('Network.setBlockedURLs', { urls: [...blocked] })
  let requests = 0
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  const started = performance.now()
  await page.goto(`${product.origin}/seguridad`, { waitUntil: 'commit' })
  await untilKept(page)
  const ms = performance.now() - started
  await context.close()
  return { ms, requests, KB: bytes / 1024 }
}
