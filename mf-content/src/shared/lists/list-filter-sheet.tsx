import { FilterSheet } from '@sureda/ui/overlays'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ListFilterSheetProps {
  /** How many items the draft leaves. */
  count: number
  /** The button's text for that count. */
  showLabel: string
  canClear: boolean
  onShow: () => void
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters of a list in a sheet, which is open while it is rendered. Its button applies them. */
export function ListFilterSheet({ onClose, ...sheet }: ListFilterSheetProps) {
  const { t } = useTranslation('content')
  return (
    <FilterSheet
      {...sheet}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('shell:common.filters')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      clearLabel={t('shell:common.clearFilters')}
    />
  )
}
