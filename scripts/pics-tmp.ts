import { mkdirSync } from 'node:fs'
import { readConfig } from '@sureda/gateway/config'
import { startServer } from '@sureda/gateway/server'
import { chromium } from 'playwright'
import { prepareInstallation } from './src/prepare.ts'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const config = readConfig({ ...process.env, PORT: '4731', DATA_DIR: '.data/pics-4731', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' })
const server = await startServer(config, await prepareInstallation(config))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-quic'] })
const OUT = '/tmp/w/bk/pics'
mkdirSync(OUT, { recursive: true })
type Shot = [string, string, string, { w?: number; dark?: boolean; locale?: string; full?: boolean; click?: string[] }]
const list: Shot[] = [
  ['slot', 'gavarres', '/experiencias/e-taller?reservar=1', { click: ['text=11:00'] }],
  ['slot-320-dark', 'raya', '/experiencias/e2-fabrica?reservar=1', { w: 320, dark: true }],
  ['month-de', 'gavarres', '/experiencias/e-pela?reservar=1', { locale: 'de-DE', click: ['text=/ganzen Monat/'] }],
  ['nights', 'gavarres', '/experiencias/e-hotel-panna?reservar=1', {}],
  ['nights-320-dark-de', 'raya', '/experiencias/e2-posada?reservar=1', { w: 320, dark: true, locale: 'de-DE' }],
  ['table', 'gavarres', '/experiencias/e-catacork?reservar=1', { dark: true }],
  ['enquiry', 'raya', '/experiencias/e2-camping?reservar=1', {}],
  ['external-card', 'gavarres', '/experiencias/e-diposit', { full: true }],
  ['detail-hotel', 'gavarres', '/experiencias/e-hotel-panna', {}],
  ['list', 'raya', '/alojamientos', { w: 320 }],
  ['list-restaurants', 'gavarres', '/restaurantes', {}],
]
const only = process.argv.slice(2)
for (const [name, host, path, o] of list) {
  if (only.length && !only.includes(name)) continue
  const context = await browser.newContext({ userAgent: PHONE, viewport: { width: o.w ?? 390, height: 844 }, colorScheme: o.dark ? 'dark' : 'light', locale: o.locale ?? 'es-ES', isMobile: true, hasTouch: true, serviceWorkers: 'block' })
  await context.addInitScript(() => { localStorage.guest_mode = 'true'; localStorage.has_visited = 'true' })
  const page = await context.newPage()
  await page.goto(`http://${host}.localhost:4731${path}`)
  await page.waitForLoadState('networkidle')
  for (const c of o.click ?? []) await page.locator(c).first().click({ timeout: 8000 }).catch((e: Error) => console.log(name, c, e.message.slice(0, 100)))
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: o.full ?? false })
  const body = page.getByRole('dialog').locator('[class*=_body_]').first()
  if (path.includes('reservar') && (await body.count())) {
    await body.evaluate((el) => el.scrollTo(0, 99999))
    await page.screenshot({ path: `${OUT}/${name}-end.png` })
  }
  await context.close()
}
await browser.close()
await server.close?.()
process.exit(0)
