import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { outlinesOf } from '../shared/map-queries.ts'

interface DrawnLand {
  outlines: Outlines | undefined
  /** Credit of the boundaries; empty where there are none. */
  origin: string
}

/** The municipal boundaries of this territory. */
export function useOutlines(): DrawnLand {
  const { t } = useTranslation('map')
  const file = useSession((state) => state.tenant?.map.outlines)
  const { data: outlines } = useQuery(outlinesOf(file))
  return { outlines, origin: outlines?.source ? t('attribution', { source: outlines.source }) : '' }
}
