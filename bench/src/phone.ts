import { browserPath } from '@sureda/build/system-browser'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'

/** A mid-range phone in the countryside: slow 4G, a CPU four times slower, a small screen. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
export const PROFILE = 'slow 4G (150 ms, 1.6 Mbit/s), CPU x4, 390x844'
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
/** The settings by which a page recognizes a phone. */
export const PHONE_SCREEN = {
  userAgent: PHONE,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
}

export interface Visit {
  /** Milliseconds from the start of the navigation until `selector` matches. */
  contentMs: number
  lcpMs: number
  cls: number
  /** The sum of what long tasks exceed 50 ms by, until first content. */
  blockingMs: number
  /** The same until the network is idle. */
  totalBlockingMs: number
  /** The transferred size until first content. */
  scriptKB: number
  scripts: number
  totalKB: number
  requests: number
}

export function launchPhone(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-dev-shm-usage',
    ],
  })
}

/** Opens `url` in a new context (cold cache) under the profile and measures until `selector` appears. */
export async function visit(
  browser: Browser,
  url: string,
  selector: string,
  throttled = true,
): Promise<Visit> {
  const context = await browser.newContext(PHONE_SCREEN)
  const page = await context.newPage()
  try {
    await page.addInitScript(markContent, selector)
    const traffic = await listen(page, throttled)
    await page.goto(url, { waitUntil: 'commit' })
    const content = await markTime(page, 'content')
    const sent = traffic.until(content)
    await page.waitForLoadState('networkidle')
    const marks = await page.evaluate(() => window.__bench)
    return {
      contentMs: content,
      lcpMs: marks?.lcpMs ?? Number.NaN,
      cls: marks?.cls ?? 0,
      blockingMs: marks?.blockingMs ?? 0,
      totalBlockingMs: marks?.totalBlockingMs ?? 0,
      ...sent,
    }
  } finally {
    await context.close()
  }
}

/**
 * Waits for a performance mark of `markContent`, in milliseconds. Does not poll, because polling would cost a page on a slow
 * processor a tenth of its time.
 * @throws when it does not appear within a minute
 */
export function markTime(page: Page, mark: 'content' | 'painted'): Promise<number> {
  return page.evaluate(
    ({ mark, longestMs }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No ${mark} within ${longestMs} ms`)), longestMs)
        void window.__bench?.[mark].then(resolve)
      }),
    { mark, longestMs: 60_000 },
  )
}

/** Applies the profile's processor to the page, and by default its network. */
export async function slowDown(page: Page, { network = true } = {}): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return cdp
}

declare global {
  interface Window {
    __bench?: {
      contentMs?: number
      content: Promise<number>
      painted: Promise<number>
      lcpMs: number
      cls: number
      blockingMs: number
      totalBlockingMs: number
    }
  }
}

/** Runs in the page before its scripts: notes when `selector` matched and when it was painted. */
export function markContent(selector: string): void {
  const mark = () => {
    let resolve: (ms: number) => void = () => {}
    const promise = new Promise<number>((done) => {
      resolve = done
    })
    return { promise, resolve }
  }
  const content = mark()
  const painted = mark()
  const marks: NonNullable<Window['__bench']> = {
    content: content.promise,
    painted: painted.promise,
    lcpMs: 0,
    cls: 0,
    blockingMs: 0,
    totalBlockingMs: 0,
  }
  window.__bench = marks
  const look = () => {
    if (marks.contentMs !== undefined || !document.querySelector(selector)) return
    marks.contentMs = performance.now()
    observer.disconnect()
    content.resolve(marks.contentMs)
    // the task after the frame that shows it
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted.resolve(performance.now())
      }),
    )
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  const observe = (
    type: string,
    use: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    marks.lcpMs = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.cls += entry.value ?? 0
  })
  observe('longtask', (entry) => {
    const blocking = Math.max(0, entry.duration - 50)
    marks.totalBlockingMs += blocking
    if (marks.contentMs === undefined || entry.startTime < marks.contentMs) marks.blockingMs += blocking
  })
}

async function listen(page: Page, throttled: boolean) {
  const cdp = throttled ? await slowDown(page) : await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false })
  let start = 0
  const kinds = new Map<string, string>()
  const done: { kind: string; bytes: number; at: number }[] = []
  cdp.on('Network.requestWillBeSent', (event) => {
    if (start === 0) start = event.timestamp
    kinds.set(event.requestId, event.request.url.endsWith('.js') ? 'Script' : (event.type ?? 'Other'))
  })
  cdp.on('Network.loadingFinished', (event) => {
    done.push({
      kind: kinds.get(event.requestId) ?? 'Other',
      bytes: event.encodedDataLength,
      at: (event.timestamp - start) * 1000,
    })
  })
  return {
    until(ms: number) {
      const before = done.filter((entry) => entry.at <= ms)
      const scripts = before.filter((entry) => entry.kind === 'Script')
      const kb = (entries: typeof done) =>
        Math.round(entries.reduce((sum, entry) => sum + entry.bytes, 0) / 102.4) / 10
      return { scriptKB: kb(scripts), scripts: scripts.length, totalKB: kb(before), requests: before.length }
    },
  }
}
