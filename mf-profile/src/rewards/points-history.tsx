import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query-view'
import { EmptyState } from '@sureda/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rewardQueries } from '../queries/reward-queries.ts'
import css from './points-history.module.css'

/** What brought points and what they went into, the newest first. */
export function PointsHistory() {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const history = useQuery(rewardQueries.history())
  return (
    <QueryView query={history} shape="list" failed={t('rewards.historyFailed')} size="card">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={t('rewards.noHistory')} text={t('rewards.noHistoryText')} motif="rings" />
        ) : (
          <ul className={css.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className={css.entry}>
                <div className={css.words}>
                  <p>{entry.title ?? t(`rewards.activity.${entry.activity_type}`)}</p>
                  <p className={css.small}>
                    {t(`rewards.activity.${entry.activity_type}`)} · {format.date(entry.occurred_at)}
                    {entry.capped && ` · ${t('rewards.capped')}`}
                  </p>
                </div>
                <strong>
                  {entry.points > 0 && '+'}
                  {format.number(entry.points)}
                </strong>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}
