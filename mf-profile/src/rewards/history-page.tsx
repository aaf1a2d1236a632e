import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { Button } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rewardQueries } from '../shared/reward-queries.ts'
import type { HistoryFilter } from './history-filter.ts'
import css from './points-history.module.css'

interface HistoryPageProps {
  filter: HistoryFilter
  /** Where the page before ended. */
  cursor?: string
}

/** One page of the history; the next one is loaded below it on request. */
export function HistoryPage({ filter, cursor }: HistoryPageProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const [isMoreShown, setMoreShown] = useState(false)
  const history = useQuery(rewardQueries.history(filter, cursor))
  const isFiltered = filter.activity !== undefined || filter.period !== undefined
  return (
    <QueryView query={history} shape="list" failed={t('rewards.historyFailed')} size="card">
      {({ data: entries, meta }) => {
        if (entries.length === 0)
          return isFiltered ? (
            <EmptyState title={t('rewards.noneSuch')} text={t('rewards.noneSuchText')} motif="rings" />
          ) : (
            <EmptyState title={t('rewards.noHistory')} text={t('rewards.noHistoryText')} motif="rings" />
          )
        const next = meta?.next_cursor
        return (
          <>
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
            {next && !isMoreShown && (
              <Button variant="secondary" isFullWidth onPress={() => setMoreShown(true)}>
                {t('rewards.older')}
              </Button>
            )}
            {next && isMoreShown && <HistoryPage filter={filter} cursor={next} />}
          </>
        )
      }}
    </QueryView>
  )
}
