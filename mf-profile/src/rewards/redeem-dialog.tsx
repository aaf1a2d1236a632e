import type { Reward } from '@sureda/contract/schemas/points/reward'
import { errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { redeemReward, renewRewards } from '../shared/reward-queries.ts'

interface RedeemDialogProps {
  reward: Reward
  onClose: () => void
  onRedeemed: (redemptionId: string) => void
}

/** Asks before redeeming, which cannot be undone. All tries have one key, so that a lost answer takes no second reward. */
export default function RedeemDialog({ reward, onClose, onRedeemed }: RedeemDialogProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const [key] = useState(newIdempotencyKey)
  const [fault, setFault] = useState<string>()
  const redeem = async () => {
    setFault(undefined)
    try {
      const { id } = await redeemReward(reward.id, key)
      onRedeemed(id)
    } catch (error) {
      setFault(errorMessage(error, t))
      void renewRewards()
      throw error
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('rewards.ask', { title: reward.title })}
      text={t('rewards.askText', {
        points: t('rewards.points', { count: reward.cost, number: format.number(reward.cost) }),
      })}
      confirmLabel={t('rewards.redeem')}
      cancelLabel={t('shell:common.notNow')}
      pendingLabel={t('rewards.redeeming')}
      closeLabel={t('shell:common.close')}
      errorText={fault}
      onConfirm={redeem}
    />
  )
}
