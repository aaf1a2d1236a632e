import i18next, { type TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLoadedWords } from '../language/load-texts.ts'

type Keys = (string | undefined)[]

/**
 * Reads keys of any namespace: the first one that is loaded, or nothing at all – never a raw key. Renders again when further words arrive;
 * the function changes with them, so that nothing computed from it stays as it was.
 */
export function useTexts(): (...keys: Keys) => string {
  const { t } = useTranslation('shell')
  const loaded = useLoadedWords((state) => state.count)
  return (...keys) => firstKnown(t, keys, loaded)
}

function firstKnown(t: TFunction, keys: Keys, _loaded: number): string {
  const found = keys.find((key) => key !== undefined && i18next.exists(key))
  return found === undefined ? '' : t(found)
}
