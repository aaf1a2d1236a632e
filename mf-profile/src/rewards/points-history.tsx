import { POINT_ACTIVITIES } from '@sureda/contract/codes/enums'
import { Stack } from '@sureda/ui/base'
import { Select } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { historyFilterOf, PERIODS, type Period } from './history-filter.ts'
import { HistoryPage } from './history-page.tsx'
import css from './points-history.module.css'

interface PointsHistoryProps {
  /** Sets a parameter of the address, or removes it. */
  onFilter: (name: string, value: string | null) => void
}

/** What brought and cost points, newest first. Kind and period are in the address. */
export function PointsHistory({ onFilter }: PointsHistoryProps) {
  const { t } = useTranslation('profile')
  const [search] = useSearchParams()
  const filter = historyFilterOf(search)
  const all = { value: '', label: t('rewards.all') }
  return (
    <Stack gap={4}>
      <div className={css.filters}>
        <Select
          label={t('rewards.kind')}
          value={filter.activity ?? ''}
          options={[
            all,
            ...POINT_ACTIVITIES.map((value) => ({ value, label: t(`rewards.activity.${value}`) })),
          ]}
          onChange={(value) => onFilter('tipo', value || null)}
        />
        <Select
          label={t('rewards.period')}
          value={filter.period ?? ''}
          options={[
            all,
            ...(Object.keys(PERIODS) as Period[]).map((value) => ({
              value,
              label: t('rewards.lastDays', { days: PERIODS[value] }),
            })),
          ]}
          onChange={(value) => onFilter('periodo', value || null)}
        />
      </div>
      <HistoryPage key={`${filter.activity} ${filter.period}`} filter={filter} />
    </Stack>
  )
}
