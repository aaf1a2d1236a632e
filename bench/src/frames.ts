import type { Page } from 'playwright'

/** The times between frames in milliseconds while `act` runs. */
export async function frames(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    const tick = (time: number) => {
      times.push(time)
      handle = requestAnimationFrame(tick)
    }
    let handle = requestAnimationFrame(tick)
    const stopFrames = () => {
      cancelAnimationFrame(handle)
      return times
    }
    Object.assign(window, { stopFrames })
  })
  await act()
  const times = await page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames())
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

export function perSecond(gaps: readonly number[]): number {
  return (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0)
}
