import type { Redemption } from '@sureda/contract/schemas/points/reward'
import { useNow } from '@sureda/remote/device'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { Badge, CardList, ListCard } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statusNow } from './redemption-status.ts'

interface RedemptionListProps {
  query: UseQueryResult<Redemption[]>
  onOpen: (id: string) => void
}

const TONES = { valid: 'success', used: 'neutral', expired: 'warning' } as const

/** The person's redemptions, each with its code; also without network once loaded. */
export function RedemptionList({ query, onOpen }: RedemptionListProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const now = useNow(60_000)
  return (
    <QueryView query={query} shape="list" failed={t('rewards.codesFailed')} size="card">
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('rewards.noCodes')} text={t('rewards.noCodesText')} />
        ) : (
          <CardList label={t('rewards.tab.codigos')}>
            {all.map((redemption) => {
              const status = statusNow(redemption, now)
              return (
                <ListCard
                  key={redemption.id}
                  headingLevel={2}
                  title={redemption.reward.title}
                  picture={pictureOf(redemption.reward, 'thumb')}
                  text={t('rewards.until', { date: format.date(redemption.valid_until) })}
                  badge={<Badge tone={TONES[status]}>{t(`rewards.status.${status}`)}</Badge>}
                  onPress={() => onOpen(redemption.id)}
                />
              )
            })}
          </CardList>
        )
      }
    </QueryView>
  )
}
