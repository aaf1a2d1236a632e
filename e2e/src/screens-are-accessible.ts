import { expect, type Person, test } from './fixtures.ts'
import { PORT } from './installation.ts'
import { expectNothingSerious } from './nothing-serious.ts'

const HOSTS = ['gavarres', 'raya'] as const

/** A path of both territories, or one of each where their ids differ. */
type OfBoth = string | readonly [gavarres: string, raya: string]

/** Declares one test per screen and territory: it opens and axe finds nothing serious, for a guest or for somebody signed in. */
export function screensAreAccessible(paths: readonly OfBoth[], person?: Person): void {
  for (const [index, host] of HOSTS.entries())
    test.describe(`axe on ${host}${person ? ` for ${person}` : ''}`, () => {
      test.use({ baseURL: `http://${host}.localhost:${PORT}` })
      for (const both of paths) {
        const path = typeof both === 'string' ? both : (both[index] ?? '')
        test(`${path} has nothing serious`, async ({ page, signIn, expectedErrors }) => {
          // the tiles of a map cannot be reached
          expectedErrors.push(/ERR_/)
          if (person) await signIn(person)
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNothingSerious(page)
        })
      }
    })
}
