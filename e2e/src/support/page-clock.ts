import type { Page } from '@playwright/test'

/** Hours of UTC at which the sun is up, and down, in Spain all the year round. */
const HOURS = { day: '12', night: '03' } as const

/** The page's clock shows this time of today: screens that change with the light look alike whenever the tests run. Timers go on. */
export const setTimeOfDay = (page: Page, time: keyof typeof HOURS): Promise<void> =>
  page.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T${HOURS[time]}:00:00Z`)
