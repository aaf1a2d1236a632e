import { EXPERIENCE_STATUSES } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { useFormat } from '@sureda/remote/format'
import { StatTile } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './dashboard.module.css'

/** Experiences by status; each number links to its list. Statuses without any are left out, except active. */
export function ExperienceCounts({ counts }: { counts: DashboardStats['experiences'] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const shown = EXPERIENCE_STATUSES.filter((status) => status === 'active' || (counts[status] ?? 0) > 0)
  return (
    <div className={css.pair}>
      {shown.map((status) => (
        <StatTile
          key={status}
          label={t(`filter.${status}`)}
          value={format.number(counts[status] ?? 0)}
          href={`${paths.guideExperiences()}?status=${status}`}
        />
      ))}
    </div>
  )
}
