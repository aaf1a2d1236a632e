import type { Reward } from '@sureda/contract/schemas/points/reward'
import { useOnline } from '@sureda/remote/device'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Button, Picture } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './reward-label.module.css'

/** A reward with its price in points, how many are left, and until when. It looks like a cork label. */
export function RewardLabel({ reward, onRedeem }: { reward: Reward; onRedeem: () => void }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const isOnline = useOnline()
  const { state, title, cost } = reward
  const amount = (value: number) => t('rewards.points', { count: value, number: format.number(value) })
  const hindrance = {
    available: isOnline ? null : t('rewards.needsNetwork'),
    redeemed: t('rewards.state.redeemed'),
    out_of_stock: t('rewards.state.out_of_stock'),
    expired: t('rewards.state.expired'),
    level_too_low: t('rewards.state.level_too_low', { level: t(`rewards.level.${reward.level_required}`) }),
    points_missing: t('rewards.state.points_missing', { points: amount(reward.points_missing) }),
  }[state]
  const facts = [
    state !== 'out_of_stock' && t('rewards.left', { count: reward.stock }),
    reward.valid_until && t('rewards.until', { date: format.date(reward.valid_until) }),
    reward.once_per_person && t('rewards.once'),
  ].filter(Boolean)
  return (
    <article className={css.label} data-state={state}>
      <Picture {...pictureOf(reward, 'thumb')} ratio="1/1" className={css.picture} />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {reward.operator && <p className={css.operator}>{reward.operator.name}</p>}
        <p className={css.cost}>{amount(cost)}</p>
      </div>
      <p className={css.text}>{reward.description}</p>
      <p className={css.facts}>{facts.join(' · ')}</p>
      {hindrance ? (
        <p className={css.hindrance}>{hindrance}</p>
      ) : (
        <Button
          isFullWidth
          icon="gift"
          aria-label={t('rewards.redeemThis', { title, points: amount(cost) })}
          onPress={onRedeem}
        >
          {t('rewards.redeem')}
        </Button>
      )}
    </article>
  )
}
