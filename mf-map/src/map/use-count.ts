import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapItems } from './items/use-map-items.ts'

/** The number of shown items as an announcement. It keeps its value while lists are loading, and is null before the first. */
export function useCount(found: Pick<MapItems, 'isComing' | 'failed'>, count: number): string | null {
  const { t } = useTranslation('map')
  const [settled, setSettled] = useState<number | null>(null)
  if (!found.isComing && !found.failed && settled !== count) setSettled(count)
  return settled === null ? null : t('list', { count: settled })
}
