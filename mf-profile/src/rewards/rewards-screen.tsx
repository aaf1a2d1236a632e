import { useAddress } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { lazySheet } from '@sureda/remote/ui'
import { Stack } from '@sureda/ui/base'
import { Tabs } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rewardQueries } from '../shared/reward-queries.ts'
import { ComingSoon } from './coming-soon.tsx'
import { Leaders } from './leaders.tsx'
import { LevelTree } from './level-tree.tsx'
import { PointsHistory } from './points-history.tsx'
import { Progress } from './progress.tsx'
import { RedemptionList } from './redemption-list.tsx'
import { RewardList } from './reward-list.tsx'

const RedemptionSheet = lazySheet(() => import('./redemption-sheet.tsx'))
/** Names of the tabs in the address. */
const TABS = ['recompensas', 'codigos', 'logros', 'clasificacion', 'historial'] as const

/** Tab and open code are in the address: `?ver=codigos&codigo=<id>`. */
function RewardsScreen() {
  const { t } = useTranslation('profile')
  const { search, change } = useAddress()
  const isOff = useSession((state) => state.tenant?.features.rewards === false)
  const balance = useQuery(rewardQueries.balance())
  const redemptions = useQuery(rewardQueries.redemptions())
  const open = redemptions.data?.find(({ id }) => id === search.get('codigo'))
  const show = (id: string) => change({ codigo: id }, { isStep: true })
  const content = {
    recompensas: isOff ? <ComingSoon /> : <RewardList onRedeemed={show} />,
    codigos: <RedemptionList query={redemptions} onOpen={show} />,
    logros: <Progress level={balance.data?.level} />,
    clasificacion: <Leaders />,
    historial: <PointsHistory onFilter={(name, value) => change({ [name]: value })} />,
  }
  return (
    <Screen title={t('rewards.title')}>
      <Stack gap={6}>
        <QueryView query={balance} shape="card" failed={t('rewards.balanceFailed')} size="card">
          {(points) => <LevelTree points={points} />}
        </QueryView>
        <Tabs
          label={t('rewards.parts')}
          selected={TABS.find((tab) => tab === search.get('ver')) ?? TABS[0]}
          onSelect={(tab) => change({ ver: tab === TABS[0] ? null : tab })}
          tabs={TABS.map((id) => ({ id, label: t(`rewards.tab.${id}`), content: content[id] }))}
        />
      </Stack>
      {open && <RedemptionSheet redemption={open} onClose={() => change({ codigo: null })} />}
    </Screen>
  )
}

export default defineScreen({
  Component: RewardsScreen,
  queries: () => [rewardQueries.balance(), rewardQueries.rewards(), rewardQueries.redemptions()],
})
