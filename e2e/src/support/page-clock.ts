import type { Page } from '@playwright/test'

/** Hours in UTC at which it is day or night in Spain all year round. */
const HOURS = { day: '12', night: '03' } as const

/**
 * Sets the clock of the page, while timers keep running. Hides the `Date` header of responses, which the app would
 * prefer to the clock of the phone.
 */
export async function setTime(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.addInitScript(() => {
    const get = Headers.prototype.get
    Headers.prototype.get = function (name) {
      return /^date$/i.test(name) ? null : get.call(this, name)
    }
  })
}

/** A fixed time of today, so that screens that depend on daylight always look alike. */
export const setTimeOfDay = (page: Page, time: keyof typeof HOURS): Promise<void> =>
  setTime(page, `${new Date().toISOString().slice(0, 10)}T${HOURS[time]}:00:00Z`)
