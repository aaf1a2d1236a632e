/** `npm run bench -- long-track [rounds]`: how long a route with a track of 50,000 points takes to open, list to map, on a slow phone. */

import { readTrack } from '@sureda/territories/pack/track'
import type { Browser } from 'playwright'
import { asGpx, exchangeTrack, openMapOf, recordedTrack } from './long-track.ts'
import { launchPhone, PHONE_SCREEN } from './phone.ts'
import { startProduct } from './product.ts'
import { median, type Row, report, rounded } from './report.ts'

const POINTS = 50_000
const GOAL_MS = 1000
const CPU_SLOWDOWN = 4
const ROUNDS = Number(process.argv[2] ?? 5)

type Track = ReturnType<typeof recordedTrack>

async function opened(browser: Browser, origin: string, id: string, track: Track | null) {
  const context = await browser.newContext(PHONE_SCREEN)
  try {
    const page = await context.newPage()
    await page.addInitScript(exchangeTrack, { id, track })
    await page.goto(`${origin}/rutas/lista`)
    await page.locator(`main a[href="/rutas/${id}"]`).waitFor()
    await page.waitForLoadState('networkidle')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(() => window.__longTasks?.splice(0))
    const ms = await page.evaluate(openMapOf, id)
    return { ...ms, longest: await page.evaluate(() => Math.max(0, ...(window.__longTasks ?? []))) }
  } finally {
    await context.close()
  }
}

const product = await startProduct('federated')
const browser = await launchPhone()
try {
  const list = await fetch(`http://localhost:${product.port}/api/v1/routes?per_page=1`)
  const id = ((await list.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  const recorded = recordedTrack(POINTS)
  const started = performance.now()
  const { drawn } = readTrack(asGpx(recorded))
  const importMs = performance.now() - started

  const cases: { what: string; track: Track | null }[] = [
    { what: 'an ordinary route of the territory', track: null },
    { what: 'as the API sends it after the import', track: drawn },
    { what: 'all points, should the API ever send them', track: recorded },
  ]
  const samples = cases.map(() => [] as Awaited<ReturnType<typeof opened>>[])
  // in turns, so that what else the machine does falls on all alike
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { track }] of cases.entries())
      samples[index]?.push(await opened(browser, product.origin, id, track))
  const of = (index: number, key: 'fromCardMs' | 'fromTabMs' | 'longest') =>
    median((samples[index] ?? []).map((sample) => sample[key]))
  const ordinary = of(0, 'fromCardMs')
  const rows: Row[] = cases.map(({ what, track }, index) => {
    const fromCard = of(index, 'fromCardMs')
    return {
      what,
      points: track?.length ?? null,
      'track ms': rounded(of(index, 'fromTabMs')),
      'goal ms': GOAL_MS,
      'from the list ms': rounded(fromCard),
      ratio: rounded(fromCard / ordinary, 2),
      'longest task ms': rounded(of(index, 'longest')),
    }
  })
  report('long-track', rows, {
    profile: `CPU x${CPU_SLOWDOWN}, network of the machine, ${ROUNDS} rounds in turns, median; until line and profile are painted: from the tap on the tab of the map, and from the tap on the card in the list, two taps in all`,
    import_ms: rounded(importMs),
  })
} finally {
  await browser.close()
  await product.stop()
}
