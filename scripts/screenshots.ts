/**
 * `npm run screenshots [-- inicio reservas]`: pictures of every screen at 390 × 844 in both brands, on a server and data of their own, in
 * test-results/screenshots. Words on the command line choose screens by name. With `--gallery`: the pictures of the README instead, in
 * docs/gallery, and their table in README.md. With `--sheets`: the screens of the last review, each in both brands, light and dark, side by side in
 * docs/gallery/screens; `--sheets=before` adds the word to the names, for a run from an earlier commit.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { readConfig } from '@sureda/gateway/config'
import { startServer } from '@sureda/gateway/server'
import { type Browser, chromium } from 'playwright'
import { findOrInstallBrowser } from './src/browser.ts'
import { buildChanged } from './src/builds.ts'
import { GALLERY, saveForGallery, writeGalleryIntoReadme } from './src/gallery.ts'
import { prepareInstallation } from './src/prepare.ts'
import { giveUp, step } from './src/progress.ts'
import { forSheet, SCHEMES, SHEETS, saveSheet } from './src/sheets.ts'
import { BRANDS, type Shot, shots, signIn } from './src/shots.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const isGallery = process.argv.includes('--gallery')
const sheets = process.argv.find((word) => word.startsWith('--sheets'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const found = await findOrInstallBrowser()
if (found.advice) giveUp(found.advice)

const config = readConfig({
  ...process.env,
  PORT: process.env.PORT ?? '4190',
  DATA_DIR: '.data/screenshots',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000',
  // browser and server share the processor here: a long wait is no overload
  OVERLOAD_DELAY_MS: '0',
})
await step('building what changed', () => buildChanged())
const server = await startServer(config, await prepareInstallation(config))
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
})
const known = new Set<string>()
try {
  if (sheets) await takeSheets(sheets.split('=')[1])
  for (const brand of BRANDS) {
    const origin = `http://${brand.host}:${config.PORT}`
    const all = await shots(server.app, brand)
    for (const shot of all) known.add(shot.name)
    if (sheets) continue
    if (isGallery) {
      const list = GALLERY.filter((picture) => picture.brand === brand.id)
      await step(`${list.length} pictures of ${brand.id} for the README`, async () => {
        for (const { caption, ...picture } of list) {
          const shot = all.find(({ name }) => name === picture.name)
          if (!shot) throw new Error(`The gallery names a screen that is not there: ${picture.name}`)
          const png = await take(browser, origin, brand.id, { ...shot, ...picture, full: false })
          await saveForGallery({ caption, ...picture }, png)
        }
      })
      continue
    }
    const list = all.filter((shot) => wanted.length === 0 || wanted.includes(shot.name))
    await step(`${list.length} pictures of ${brand.id}`, async () => {
      for (const shot of list) {
        const dir = path.join(ROOT, 'test-results/screenshots', brand.id)
        mkdirSync(dir, { recursive: true })
        writeFileSync(path.join(dir, `${shot.name}.png`), await take(browser, origin, brand.id, shot))
      }
    })
  }
} finally {
  await browser.close()
  await server.close()
}
const unknown = wanted.filter((name) => !known.has(name))
if (unknown.length > 0)
  giveUp(`There is no screen "${unknown.join('", "')}". Known: ${[...known].join(', ')}.`)
if (isGallery) writeGalleryIntoReadme()
console.log(
  `The pictures are in ${sheets ? 'docs/gallery/screens' : isGallery ? 'docs/gallery, their table in README.md' : 'test-results/screenshots'}`,
)

async function takeSheets(suffix = ''): Promise<void> {
  const all = new Map<string, Shot[]>()
  for (const brand of BRANDS) all.set(brand.id, await shots(server.app, brand))
  for (const name of SHEETS.filter((one) => wanted.length === 0 || wanted.includes(one)))
    await step(name, async () => {
      const pictures: Buffer[] = []
      for (const { brand, dark } of SCHEMES) {
        const shot = all.get(brand)?.find((one) => one.name === name)
        if (!shot) return
        const origin = `http://${brand}.localhost:${config.PORT}`
        pictures.push(await take(browser, origin, brand, forSheet(shot, dark)))
      }
      await saveSheet(suffix ? `${name}-${suffix}` : name, pictures)
    })
}

async function take(chromium: Browser, origin: string, brand: string, shot: Shot): Promise<Buffer> {
  const context = await chromium.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: PHONE,
    locale: shot.locale ?? 'ca-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    colorScheme: shot.dark ? 'dark' : 'light',
  })
  // tiles cannot be reached everywhere; the drawn map is part of the product
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => route.abort('internetdisconnected'),
  )
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`  ${brand} ${shot.name}: ${error}`))
  await page.clock.setFixedTime(hourInMadrid(shot.hour ?? 11))
  if (shot.person)
    await signIn(page, origin, `${shot.person}@${brand === 'gavarres' ? 'sureda' : brand}.test`)
  await page.goto(origin + shot.path)
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ fullPage: shot.full ?? false })
  await context.close()
  return png
}

/** Today at this hour of the clock in Madrid, whatever the clock here says. */
function hourInMadrid(hour: number): Date {
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  const shown = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' }).format(
      noon,
    ),
  )
  return new Date(noon.getTime() + (hour - shown) * 3_600_000)
}
