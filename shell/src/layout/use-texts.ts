import i18next, { type TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLoadedTexts } from '../language/load-texts.ts'

type Keys = (string | undefined)[]

/**
 * Translates the first loaded key of any namespace, or returns an empty text – never a raw key. Renders again when
 * texts load; the function changes with them, so that derived values update.
 */
export function useTexts(): (...keys: Keys) => string {
  const { t } = useTranslation('shell')
  const loaded = useLoadedTexts((state) => state.count)
  return (...keys) => firstKnown(t, keys, loaded)
}

function firstKnown(t: TFunction, keys: Keys, _loaded: number): string {
  const found = keys.find((key) => key !== undefined && i18next.exists(key))
  return found === undefined ? '' : t(found)
}
