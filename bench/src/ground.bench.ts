/**
 * The territory's own ground map on a phone four times slower, with 5,000 points: time from the map frame to the first
 * painted tile and to all tiles of the view, and frames while a thumb pans. The area is invented and dense, because no
 * pack of this repository has a ground map. The processor time of the page's main thread is measured too, because other
 * work of the machine affects the clock.
 */
import type { Browser, BrowserContext, CDPSession } from 'playwright'
import { denseGround } from './data/dense-land.ts'
import { manyLocations, serveLocations } from './data/many-points.ts'
import { frames, perSecond } from './frames.ts'
import { launchPhone } from './phone.ts'
import { type Product, startProduct } from './product.ts'
import { median, percentile, type Row, report, rounded } from './report.ts'
import { threadTime } from './thread-time.ts'

const CPU_SLOWDOWN = 4
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const POINTS = 5_000
const ZOOMS = process.env.ZOOM ? [Number(process.env.ZOOM)] : [11, 13, 15]
const GROUND = { file: 'gavarres/ground.pmtiles?v=0a1b2c3d', attribution: 'Invented' }
const PAN = { x: 195, y: 420, gestureSourceType: 'touch', speed: 500 } as const
const WAYS = [
  [-300, -80],
  [280, 160],
  [-120, 300],
  [160, -340],
] as const

const archive = await denseGround()
const product = await startProduct('ground')
const browser = await launchPhone()
try {
  const rows: Row[] = []
  for (const zoom of ZOOMS) {
    const runs: Run[] = []
    for (let round = 0; round < ROUNDS; round++) runs.push(await drawn(browser, product, zoom))
    const of = (pick: (run: Run) => number) => rounded(median(runs.map(pick)), 1)
    rows.push({
      zoom,
      'first piece ms': of((run) => run.firstMs),
      'first piece CPU ms': of((run) => run.firstCpuMs),
      'whole view ms': of((run) => run.allMs),
      parts: of((run) => run.parts),
      'frames/s': of((run) => run.perSecond),
      'idle frames/s': of((run) => run.idlePerSecond),
      'p95 frame ms': of((run) => run.p95Ms),
      'longest ms': of((run) => run.longestMs),
      'panning CPU %': of((run) => run.panCpuShare * 100),
    })
  }
  report('ground', rows, {
    profile: `CPU x${CPU_SLOWDOWN}, 390x844, ${POINTS} points, archive of ${rounded(archive.length / 1e6, 1)} MB, median of ${ROUNDS}`,
    goals: 'first piece <= 600 ms after the frame of the map; panning >= 55 frames/s',
  })
} finally {
  await browser.close()
  await product.stop()
}

interface Run {
  firstMs: number
  firstCpuMs: number
  allMs: number
  parts: number
  perSecond: number
  idlePerSecond: number
  p95Ms: number
  longestMs: number
  panCpuShare: number
}

async function drawn(browser: Browser, product: Product, zoom: number): Promise<Run> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-ES',
    serviceWorkers: 'block',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  try {
    const parts = await serveGround(context, product)
    await serveLocations(context, manyLocations(POINTS))
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    // simulates a phone without network, which requests no map tiles
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.addInitScript(watchPieces)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const trace = await threadTime(cdp)
    await page.goto(`${product.origin}/mapa?layer=interest&at=41.9,2.95,${zoom}`)
    await page.waitForFunction(() => {
      const { pieces, lastAt } = (window as unknown as Watched).ground
      return pieces > 0 && performance.now() - lastAt > 2_000
    })
    const { frameAt, firstAt, lastAt } = await page.evaluate(() => (window as unknown as Watched).ground)
    // the button to the list shows the number of points
    await page.getByRole('button', { name: `Lista (${POINTS})` }).waitFor()
    const idle = await frames(page, () => page.waitForTimeout(1_500))
    const mark = (name: string) => page.evaluate((word) => performance.mark(word).startTime, name)
    const panAt = await mark('pan-begins')
    const moving = await frames(page, () => pan(cdp))
    const restAt = await mark('pan-ends')
    const thread = await trace()
    return {
      firstMs: firstAt - frameAt,
      firstCpuMs: thread('ground-frame', 'ground-first'),
      allMs: lastAt - frameAt,
      parts: parts.count,
      perSecond: perSecond(moving),
      idlePerSecond: perSecond(idle),
      p95Ms: percentile(moving, 0.95),
      longestMs: Math.max(...moving),
      panCpuShare: thread('pan-begins', 'pan-ends') / (restAt - panAt),
    }
  } finally {
    await context.close()
  }
}

interface Watched {
  ground: { frameAt: number; firstAt: number; lastAt: number; pieces: number }
}

/** Runs in the page: notes when the map frame is drawn and when tiles are shown. */
function watchPieces(): void {
  const ground = { frameAt: 0, firstAt: 0, lastAt: 0, pieces: 0 }
  Object.assign(window, { ground })
  const note = (name: string) => performance.mark(name).startTime
  const count = new MutationObserver(() => {
    const pieces = document.querySelectorAll('.leaflet-ground-pane .leaflet-tile-loaded').length
    if (pieces <= ground.pieces) return
    ground.pieces = pieces
    ground.lastAt = performance.now()
    ground.firstAt ||= note('ground-first')
  })
  const find = new MutationObserver(() => {
    if (!ground.frameAt && document.querySelector('.leaflet-container')) ground.frameAt = note('ground-frame')
    const pane = document.querySelector('.leaflet-ground-pane')
    if (!pane) return
    find.disconnect()
    count.observe(pane, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  })
  find.observe(document, { childList: true, subtree: true })
}

/** Adds the ground map to the territory's document and answers range requests for it like the gateway. */
async function serveGround(context: BrowserContext, product: Product): Promise<{ count: number }> {
  const asked = { count: 0 }
  await context.route(/\/mapa\?/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const url = `http://127.0.0.1:${product.port}${pathname}${search}`
    const page = await route.fetch({ url, headers: { ...route.request().headers(), host } })
    const named = `"ground":${JSON.stringify(GROUND)},"outlines":"`
    await route.fulfill({ response: page, body: (await page.text()).replace('"outlines":"', named) })
  })
  await context.route(/ground\.pmtiles/, (route) => {
    asked.count++
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? []
    const body = archive.subarray(Number(first ?? 0), Number(last ?? archive.length) + 1)
    return route.fulfill({ status: 206, contentType: 'application/vnd.pmtiles', body })
  })
  return asked
}

async function pan(cdp: CDPSession): Promise<void> {
  for (const [xDistance, yDistance] of WAYS)
    await cdp.send('Input.synthesizeScrollGesture', { ...PAN, xDistance, yDistance })
}
