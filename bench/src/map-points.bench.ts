/**
 * Frames while a thumb pans the map with 50 and with 5,000 points, CPU four times slower. The goal is 50 frames a
 * second; the idle row shows the rate of the machine when nothing moves.
 */
import type { Browser, CDPSession } from 'playwright'
import { manyLocations, serveLocations } from './data/many-points.ts'
import { frames, perSecond } from './frames.ts'
import { launchPhone } from './phone.ts'
import { type Product, startProduct } from './product.ts'
import { median, percentile, type Row, report, rounded } from './report.ts'

const CPU_SLOWDOWN = 4
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const COUNTS = [50, 5000]
/** A wide view shows mostly clusters, a close one mostly pins. */
const ZOOMS = [11, 14]
const PINS = '.leaflet-marker-pane button'
const PAN = { x: 195, y: 420, gestureSourceType: 'touch', speed: 500 } as const
const WAYS = [
  [-320, -80],
  [300, 160],
  [-120, 320],
  [200, -360],
] as const
/** One grey pixel replaces every map tile, because the tile server is not measured. */
const TILE = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const product = await startProduct('map-points')
const browser = await launchPhone()
try {
  const rows: Row[] = []
  for (const zoom of ZOOMS)
    for (const count of COUNTS) {
      const runs: Run[] = []
      for (let round = 0; round < ROUNDS; round++) runs.push(await panned(browser, product, count, zoom))
      const of = (pick: (run: Run) => number) => rounded(median(runs.map(pick)), 1)
      rows.push({
        points: count,
        zoom,
        'frames/s': of((run) => run.perSecond),
        'idle frames/s': of((run) => run.idlePerSecond),
        'p95 frame ms': of((run) => run.p95Ms),
        'longest ms': of((run) => run.longestMs),
        pins: of((run) => run.pins),
        'points shown after ms': of((run) => run.shownMs),
      })
    }
  report('map-points', rows, {
    profile: `CPU x${CPU_SLOWDOWN}, 390x844, tiles replaced by one pixel, median of ${ROUNDS}`,
    goals: '5,000 points pan at >= 50 frames/s',
  })
} finally {
  await browser.close()
  await product.stop()
}

interface Run {
  perSecond: number
  idlePerSecond: number
  p95Ms: number
  longestMs: number
  pins: number
  shownMs: number
}

async function panned(browser: Browser, product: Product, count: number, zoom: number): Promise<Run> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-ES',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  try {
    await context.route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) => route.fulfill({ contentType: 'image/gif', body: TILE }),
    )
    await serveLocations(context, manyLocations(count))
    const page = await context.newPage()
    await page.goto(`${product.origin}/mapa?layer=interest&at=41.9,2.95,${zoom}`)
    // the button to the list shows the number of points
    await page.getByRole('button', { name: `Lista (${count})` }).waitFor({ timeout: 60_000 })
    await page.locator(PINS).first().waitFor()
    const shownMs = await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const idle = await frames(page, () => page.waitForTimeout(1500))
    const moving = await frames(page, () => pan(cdp))
    return {
      perSecond: perSecond(moving),
      idlePerSecond: perSecond(idle),
      p95Ms: percentile(moving, 0.95),
      longestMs: Math.max(...moving),
      pins: await page.locator(PINS).count(),
      shownMs,
    }
  } finally {
    await context.close()
  }
}

async function pan(cdp: CDPSession): Promise<void> {
  for (const [xDistance, yDistance] of WAYS)
    await cdp.send('Input.synthesizeScrollGesture', { ...PAN, xDistance, yDistance })
}
