import type { GuideExperience } from '@sureda/contract/schemas/guides/guide'
import { Select } from '@sureda/ui/choice'
import { DateField } from '@sureda/ui/forms'
import { FilterSheet } from '@sureda/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterReservations, type ReservationFilter } from './reservation-filter.ts'
import { guideReservationQueries } from './reservation-queries.ts'

interface ReservationFilterSheetProps {
  filter: ReservationFilter
  experiences: readonly GuideExperience[]
  onChange: (values: Pick<ReservationFilter, 'date' | 'experience'>) => void
  onClose: () => void
}

/** Filters by day and experience. The button says how many reservations the choice leaves before it is applied. */
export default function ReservationFilterSheet({
  filter,
  experiences,
  onChange,
  onClose,
}: ReservationFilterSheetProps) {
  const { t } = useTranslation('guide')
  const [draft, setDraft] = useState({ date: filter.date, experience: filter.experience })
  const source = filter.status === 'completed' || filter.status === 'cancelled' ? filter.status : 'open'
  const { data } = useQuery(guideReservationQueries.list(source))
  const count = data && filterReservations(data, { ...filter, ...draft }).length
  return (
    <FilterSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('filterSheet.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
      heights={['half']}
      count={count}
      showLabel={count === 0 ? t('filterSheet.none') : t('filterSheet.show', { count: count ?? 0 })}
      onShow={() => onChange(draft)}
      clearLabel={t('filterSheet.clear')}
      canClear={draft.date !== null || draft.experience !== null}
      onClear={() => setDraft({ date: null, experience: null })}
    >
      <DateField
        label={t('filterSheet.date')}
        optionalText={t('shell:common.optional')}
        value={draft.date ?? ''}
        onChange={(date) => setDraft({ ...draft, date: date || null })}
      />
      <Select
        label={t('filterSheet.experience')}
        placeholder={t('shell:common.all')}
        options={experiences.map(({ id, title }) => ({ value: id, label: title }))}
        value={draft.experience ?? ''}
        onChange={(experience) => setDraft({ ...draft, experience: experience || null })}
      />
    </FilterSheet>
  )
}
