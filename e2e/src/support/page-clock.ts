import type { Page } from '@playwright/test'

/** Hours of UTC at which the sun is up, and down, in Spain all the year round. */
const HOURS = { day: '12', night: '03' } as const

/** The page's clock shows this moment; timers go on. Answers do not tell the server's time, which counts for more than a phone's. */
export async function setTime(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.addInitScript(() => {
    const get = Headers.prototype.get
    Headers.prototype.get = function (name) {
      return /^date$/i.test(name) ? null : get.call(this, name)
    }
  })
}

/** A time of today: screens that change with the light look alike whenever the tests run. */
export const setTimeOfDay = (page: Page, time: keyof typeof HOURS): Promise<void> =>
  setTime(page, `${new Date().toISOString().slice(0, 10)}T${HOURS[time]}:00:00Z`)
