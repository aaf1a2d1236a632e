import {
  LEVEL_THRESHOLDS,
  RATING_POINTS,
  RESERVATION_POINTS,
  ROUTE_POINTS,
} from '@sureda/contract/rules/limits'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { Section, Stack } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { Icon } from '@sureda/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rewardQueries } from '../shared/reward-queries.ts'
import css from './progress.module.css'

/** Levels, achievements with their rule and progress, and what brings points. */
export function Progress({ level }: { level: number | undefined }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const stats = useQuery(rewardQueries.stats())
  const amount = (value: number) => t('rewards.points', { count: value, number: format.number(value) })
  const earning = [
    [t('rewards.earn.route'), amount(ROUTE_POINTS)],
    [t('rewards.earn.reservation'), amount(RESERVATION_POINTS)],
    [t('rewards.earn.rating'), amount(RATING_POINTS)],
    [t('rewards.earn.checkin'), t('rewards.earn.own')],
    [t('rewards.earn.game'), t('rewards.earn.own')],
  ]
  return (
    <Stack gap={8}>
      <Section title={t('rewards.levels')}>
        <ol className={css.rows}>
          {LEVEL_THRESHOLDS.map((from, index) => {
            const isReached = level !== undefined && index + 1 <= level
            return (
              <li key={from} className={css.row} data-done={isReached || undefined}>
                <Icon name={isReached ? 'circle-check' : 'lock'} />
                <span className={css.what}>{t(`rewards.level.${index + 1}`)}</span>
                <span>{t('rewards.from', { points: amount(from) })}</span>
              </li>
            )
          })}
        </ol>
      </Section>
      <Section title={t('rewards.tab.logros')}>
        <QueryView query={stats} shape="list" failed={t('rewards.statsFailed')} size="card">
          {({ achievements }) => (
            <ul className={css.achievements}>
              {achievements.map(({ id, target, progress, achieved }) => (
                <li key={id} className={css.achievement} data-done={achieved || undefined}>
                  <Icon name={achieved ? 'award' : 'target'} />
                  <div>
                    <h3 className={css.what}>{t(`rewards.achievement.${id}`)}</h3>
                    <Meter
                      label={t(`rewards.rule.${id}`)}
                      value={progress}
                      max={target}
                      tone={achieved ? 'success' : 'primary'}
                      valueText={t('rewards.of', { progress, target })}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Section>
      <Section title={t('rewards.earning')}>
        <ul className={css.rows}>
          {earning.map(([what, points]) => (
            <li key={what} className={css.row}>
              <span className={css.what}>{what}</span>
              <span>{points}</span>
            </li>
          ))}
        </ul>
        <p className={css.note}>{t('rewards.earningText')}</p>
      </Section>
    </Stack>
  )
}
