import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import type { Browser } from 'playwright'
import { offlinePhone, secondVisit } from './offline-phone.ts'
import { PHONE_SCREEN, slowDown } from './phone.ts'
import type { Product } from './product.ts'
import { addressOf, type MeasuredScreen, screenAt } from './screens.ts'
import { storeSession } from './sign-in.ts'
import { BACK_BUTTON, bottomBarLink, cardLink, move, networkIdleOf } from './tap-timing.ts'

export interface Step {
  from: MeasuredScreen
  to: MeasuredScreen
  /** Selector of the tapped link for the address of the other screen. */
  tapped: (path: string) => string
  /** The person who navigates; a guest by default. */
  as?: 'member'
}

const HOME = screenAt('/inicio')
const MAP = screenAt('/mapa')
const EXPERIENCES = screenAt('/experiencias')
const EXPERIENCE = screenAt('/experiencias/:id')
const ROUTES = screenAt('/rutas')
const ROUTE_LIST: MeasuredScreen = { ...ROUTES, path: '/rutas/lista' }
const ROUTE = screenAt('/rutas/:id')
const MY_PROFILE: MeasuredScreen = { path: '/perfil', content: 'main a[href="/perfil/favoritos"]' }

/**
 * Navigations into remotes that have not run yet (the first is fetched when idle, the others by the tap), and one to
 * another screen of a remote that has.
 */
export const FIRST_VISITS: readonly Step[] = [
  { from: HOME, to: MAP, tapped: bottomBarLink },
  { from: HOME, to: MY_PROFILE, tapped: bottomBarLink, as: 'member' },
  { from: ROUTES, to: screenAt('/storytours'), tapped: cardLink },
  { from: EXPERIENCES, to: EXPERIENCE, tapped: cardLink },
]

export const SECOND_VISITS: readonly MeasuredScreen[] = [HOME, EXPERIENCE, ROUTE, MAP]

/** Navigations that return to their start, so that they can be repeated. */
export const ROUND_TRIPS: readonly (readonly [Step, ...Step[]])[] = [
  [
    { from: HOME, to: MAP, tapped: bottomBarLink },
    { from: MAP, to: HOME, tapped: bottomBarLink },
    { from: HOME, to: EXPERIENCES, tapped: bottomBarLink },
    { from: EXPERIENCES, to: EXPERIENCE, tapped: cardLink },
    { from: EXPERIENCE, to: EXPERIENCES, tapped: () => BACK_BUTTON },
    { from: EXPERIENCES, to: HOME, tapped: bottomBarLink },
  ],
  [
    { from: ROUTE_LIST, to: ROUTE, tapped: cardLink },
    { from: ROUTE, to: ROUTE_LIST, tapped: () => BACK_BUTTON },
  ],
]

/**
 * Measures one navigation to a screen that has not run, once the app has finished its own prefetching. The service
 * worker is blocked, because it would cache all remotes.
 */
export async function moveToNew(
  browser: Browser,
  product: Product,
  { from, to, tapped }: Step,
  session?: SessionAnswer,
): Promise<number> {
  const context = await browser.newContext({ ...PHONE_SCREEN, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const quiet = networkIdleOf(page)
    if (session) await page.addInitScript(storeSession, session)
    await slowDown(page)
    const { pathname } = new URL(await addressOf(product, to))
    await page.goto(await addressOf(product, from))
    await page.locator(tapped(pathname)).first().scrollIntoViewIfNeeded()
    await quiet()
    return await move(page, tapped(pathname), { pathname, content: to.content })
  } finally {
    await context.close()
  }
}

type Seen = 'second visit' | 'seen before' | 'seen in this visit'

/**
 * Measures a phone without network that has visited everything: each second visit, then each walk twice. Its screens
 * were last visited before this page load in the first walk, and during it in the second.
 */
export async function roundWithoutNetwork(
  browser: Browser,
  product: Product,
  note: (seen: Seen, to: MeasuredScreen, ms: number, from?: MeasuredScreen) => void,
): Promise<void> {
  const screens = new Set([...SECOND_VISITS, ...ROUND_TRIPS.flatMap((walk) => walk.map(({ to }) => to))])
  const addresses = new Map<MeasuredScreen, string>()
  for (const screen of screens) addresses.set(screen, await addressOf(product, screen))
  const seenOf = (screen: MeasuredScreen) => ({
    address: addresses.get(screen) ?? '',
    content: screen.content,
  })
  const context = await offlinePhone(browser, [...screens].map(seenOf))
  try {
    for (const screen of SECOND_VISITS) {
      const { page, paintedMs } = await secondVisit(context, seenOf(screen))
      note('second visit', screen, paintedMs)
      await page.close()
    }
    for (const walk of ROUND_TRIPS) {
      const { page } = await secondVisit(context, seenOf(walk[0].from))
      for (const seen of ['seen before', 'seen in this visit'] as const)
        for (const { from, to, tapped } of walk) {
          const { pathname } = new URL(seenOf(to).address)
          note(seen, to, await move(page, tapped(pathname), { pathname, content: to.content }), from)
        }
      await page.close()
    }
  } finally {
    await context.close()
  }
}
