import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, type Person, test } from './fixtures.ts'
import { PORT } from './installation.ts'
import { expectLongWordsToWrap, expectNoOverflow, NARROW_PHONE } from './narrow-phone.ts'
import { navigate } from './navigate.ts'
import { setTimeOfDay } from './page-clock.ts'
import { smallTargets } from './small-targets.ts'

const HOSTS = ['gavarres', 'raya'] as const

/** One path for both territories, or one for each where the ids differ. */
type OfBoth = string | readonly [gavarres: string, raya: string]

/** The number of screens per test: small enough that two workers share a long list. */
const AT_ONCE = 15

/**
 * Declares tests for each territory: every screen opens and axe finds nothing serious and a thumb no small target, for a guest or for a signed-in
 * person. The second territory runs on a narrow phone, where also nothing may overflow. One page visits several
 * screens; a violation on one does not hide those of the next.
 */
export function screensAreAccessible(paths: readonly OfBoth[], person?: Person): void {
  for (const [index, host] of HOSTS.entries())
    test.describe(`axe on ${host}${person ? ` for ${person}` : ''}`, () => {
      const isNarrow = host === 'raya'
      test.use({
        ...(isNarrow && NARROW_PHONE),
        baseURL: `http://${host}.localhost:${PORT}`,
        // these tests do not depend on animations
        contextOptions: { reducedMotion: 'reduce' },
      })
      const own = paths.map((both) => (typeof both === 'string' ? both : (both[index] ?? '')))
      for (let first = 0; first < own.length; first += AT_ONCE) {
        const some = own.slice(first, first + AT_ONCE)
        test(`nothing serious on ${some.join(', ')}`, async ({ page, signIn, expectedErrors }) => {
          test.slow()
          // no tile server is reachable, and a busy server answers 503 at first
          expectedErrors.push(/ERR_/, /503/)
          if (person) await signIn(person)
          await setTimeOfDay(page, 'day')
          for (const path of some)
            await test.step(path, async () => {
              await navigate(page, path)
              await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
              expect.soft(await axeViolations(page), path).toEqual([])
              expect.soft(await page.evaluate(smallTargets), path).toEqual([])
              if (isNarrow) await expectNoOverflow(page, path)
              if (isNarrow) await expectLongWordsToWrap(page, path)
            })
          if (isNarrow) await expectToFitByNight(page, some)
        })
      }
    })
}

async function expectToFitByNight(page: Page, paths: readonly string[]): Promise<void> {
  await setTimeOfDay(page, 'night')
  for (const path of paths)
    await test.step(`${path} by night`, async () => {
      await navigate(page, path)
      await expectNoOverflow(page, `${path} by night`)
    })
}
