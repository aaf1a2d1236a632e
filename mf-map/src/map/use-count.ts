import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapItems } from './items/use-map-items.ts'

/**
 * How many things are shown, in words to be announced when they change: not while some are on their way, when the former number remains,
 * and null as long as there was none.
 */
export function useCount(found: Pick<MapItems, 'isComing' | 'failed'>, count: number): string | null {
  const { t } = useTranslation('map')
  const [settled, setSettled] = useState<number | null>(null)
  if (!found.isComing && !found.failed && settled !== count) setSettled(count)
  return settled === null ? null : t('list', { count: settled })
}
