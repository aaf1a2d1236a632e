import type { Reward } from '@sureda/contract/schemas/points/reward'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { ConfirmEmail, lazySheet } from '@sureda/remote/ui'
import { Banner, CardList, Note, Stack } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rewardQueries } from '../shared/reward-queries.ts'
import { PlayLink } from './play-link.tsx'
import { RewardLabel } from './reward-label.tsx'

const RedeemDialog = lazySheet(() => import('./redeem-dialog.tsx'))

/** The rewards, cheapest first. */
export function RewardList({ onRedeemed }: { onRedeemed: (redemptionId: string) => void }) {
  const { t } = useTranslation('profile')
  const isUnconfirmed = useSession((state) => state.user?.email_confirmed === false)
  const rewards = useQuery(rewardQueries.rewards())
  const [chosen, choose] = useState<Reward | null>(null)
  return (
    <QueryView query={rewards} shape="list" failed={t('rewards.loadFailed')} size="card">
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('rewards.empty')} text={t('rewards.emptyText')} action={<PlayLink />} />
        ) : (
          <>
            <Stack gap={4}>
              {isUnconfirmed && (
                <Banner kind="warning" title={t('rewards.confirmTitle')} action={<ConfirmEmail />}>
                  {t('rewards.confirmText')}
                </Banner>
              )}
              {all.some(({ demo }) => demo) && <Note icon="info">{t('shell:common.demoSome')}</Note>}
              <CardList label={t('rewards.title')}>
                {all.map((reward) => (
                  <RewardLabel key={reward.id} reward={reward} onRedeem={() => choose(reward)} />
                ))}
              </CardList>
            </Stack>
            {chosen && <RedeemDialog reward={chosen} onClose={() => choose(null)} onRedeemed={onRedeemed} />}
          </>
        )
      }
    </QueryView>
  )
}
