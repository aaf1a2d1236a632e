import { LEVEL_THRESHOLDS } from '@sureda/contract/rules/limits'
import type { PointsBalance } from '@sureda/contract/schemas/points/points'
import { useFormat } from '@sureda/remote/format'
import { ringPath } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './level-tree.module.css'
import { ringShare } from './levels.ts'

const CENTER = 60
const SEED = 83
const ring = (radius: number) => ringPath(CENTER, CENTER, radius, 0.1 + radius / 500, SEED)
/** One ring for each level, from the centre outwards. */
const radiusOf = (level: number) => 5 + level * 11

/** The level as a cross-section of a tree: a ring per reached level, the next one drawn as far as the points go. */
export function LevelTree({ points }: { points: PointsBalance }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { level, lifetime, balance, next_level: next } = points
  const amount = (value: number) => t('rewards.points', { count: value, number: format.number(value) })
  return (
    <div className={css.head}>
      <svg className={css.tree} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <path className={css.bark} d={ring(56)} />
        {LEVEL_THRESHOLDS.map((_from, index) => index + 1)
          .reverse()
          .map((one) => (
            <path
              key={one}
              className={css.ring}
              data-grown={one <= level || undefined}
              d={ring(radiusOf(one))}
            />
          ))}
        {next && (
          <path
            className={css.begun}
            d={ring(radiusOf(next.level))}
            pathLength={100}
            strokeDasharray={`${ringShare(lifetime, level) * 100} 200`}
          />
        )}
        <path className={css.centre} d={ring(4)} />
      </svg>
      <div className={css.words}>
        <p className={css.level}>{t('rewards.levelNumber', { level })}</p>
        <p className={css.name}>{t(`rewards.level.${level}`)}</p>
        <p className={css.balance}>
          <strong>{amount(balance)}</strong> {t('rewards.toSpend')}
        </p>
        <p className={css.next}>
          {next
            ? t('rewards.toNext', { points: amount(next.missing), level: t(`rewards.level.${next.level}`) })
            : t('rewards.highest')}
        </p>
      </div>
    </div>
  )
}
