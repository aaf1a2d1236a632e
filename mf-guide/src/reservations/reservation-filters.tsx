import { useFormat } from '@sureda/remote/format'
import { lazySheet } from '@sureda/remote/ui'
import { Button, Stack } from '@sureda/ui/base'
import { ActiveFilters, ChipGroup } from '@sureda/ui/choice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guideQueries } from '../shared/guide-queries.ts'
import { hasStatus, type ReservationFilter, STATUS_FILTERS } from './reservation-filter.ts'
import css from './reservation-filters.module.css'
import { guideReservationQueries } from './reservation-queries.ts'

const ReservationFilterSheet = lazySheet(() => import('./reservation-filter-sheet.tsx'))

interface ReservationFiltersProps {
  filter: ReservationFilter
  onChange: (values: Partial<Record<keyof ReservationFilter, string | null>>) => void
}

/** Status as chips, day and experience in a sheet; each of them can be removed by a tap. */
export function ReservationFilters({ filter, onChange }: ReservationFiltersProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { data: open } = useQuery(guideReservationQueries.list('open'))
  const { data: experiences = [] } = useQuery(guideQueries.experiences())
  const title = experiences.find((experience) => experience.id === filter.experience)?.title
  const labels = {
    date: filter.date && format.day(filter.date),
    experience: filter.experience && (title ?? filter.experience),
  }
  const active = (['date', 'experience'] as const).flatMap((id) => {
    const label = labels[id]
    return label ? [{ id, label, removeLabel: t('filterSheet.remove', { filter: label }) }] : []
  })
  return (
    <Stack gap={3}>
      <ChipGroup
        mode="single"
        layout="scroll"
        label={t('reservations.filter')}
        labelHidden
        options={STATUS_FILTERS.map((value) => ({
          value,
          label: t(`statusFilter.${value}`),
          ...(open && value !== 'completed' && value !== 'cancelled'
            ? { count: open.filter((reservation) => hasStatus(reservation, value)).length }
            : {}),
        }))}
        value={filter.status}
        onChange={(value) => onChange({ status: value === 'open' ? null : value })}
      />
      <div className={css.row}>
        <Button variant="secondary" size="small" icon="sliders" onPress={() => setSheetOpen(true)}>
          {t('filterSheet.open')}
        </Button>
        <ActiveFilters
          label={t('shell:common.activeFilters')}
          filters={active}
          onRemove={(id) => onChange({ [id]: null })}
          clearLabel={t('filterSheet.clear')}
          onClear={() => onChange({ date: null, experience: null })}
        />
      </div>
      {isSheetOpen && (
        <ReservationFilterSheet
          filter={filter}
          experiences={experiences}
          onChange={onChange}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Stack>
  )
}
