import { LOCALES } from '@sureda/contract/codes/locale'
import type { Pack } from '../pack/read-pack.ts'

/** Degrees: some thirty metres. */
const SAME_PLACE = 0.0003

const isNear = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < SAME_PLACE

/**
 * A museum is a place and offers things, so it is a location and an operator; on the map it is one pin, that of the location, whose name both have.
 * Reported is an operator that is at a location of its own name, or says it otherwise in one language than in another.
 */
export function checkTwice(pack: Pack, report: (file: string, field: string, message: string) => void): void {
  for (const operator of pack.items.operators)
    for (const location of pack.items.locations) {
      const [same, other] = [true, false].map((isSame) =>
        LOCALES.filter((locale) => (operator.name[locale] === location.name[locale]) === isSame),
      )
      // a proper name may be equal in one language by chance of its words
      if (!same || same.length < LOCALES.length / 2) continue
      const file = `operators/${operator.id}.json`
      if (isNear(operator.latitude, location.latitude) && isNear(operator.longitude, location.longitude))
        report(file, 'latitude', `is at locations/${location.id}.json, which has its name: leave it to that`)
      for (const locale of other ?? [])
        report(file, `name.${locale}`, `is another name than that of locations/${location.id}.json`)
    }
}
