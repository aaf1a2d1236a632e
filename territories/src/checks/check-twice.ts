import { LOCALES } from '@sureda/contract/codes/locale'
import type { Pack } from '../pack/read-pack.ts'

/** Degrees; about thirty metres. */
const SAME_PLACE = 0.0003

const isNear = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < SAME_PLACE

/**
 * A museum can be a location and an operator; the map shows one pin, that of the location of the same name. Reports an
 * operator at a location of a different name, or with the same name only in some languages.
 */
export function checkTwice(pack: Pack, report: (file: string, field: string, message: string) => void): void {
  for (const operator of pack.items.operators)
    for (const location of pack.items.locations) {
      const [same, other] = [true, false].map((isSame) =>
        LOCALES.filter((locale) => (operator.name[locale] === location.name[locale]) === isSame),
      )
      // a proper name may match by chance in one language
      if (!same || same.length < LOCALES.length / 2) continue
      const file = `operators/${operator.id}.json`
      if (isNear(operator.latitude, location.latitude) && isNear(operator.longitude, location.longitude))
        report(file, 'latitude', `is at locations/${location.id}.json, which has its name: leave it to that`)
      for (const locale of other ?? [])
        report(file, `name.${locale}`, `is another name than that of locations/${location.id}.json`)
    }
}
