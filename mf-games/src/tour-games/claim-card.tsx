import { errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Banner, Button } from '@sureda/ui/base'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { claimReceipts, waitingReceipts } from '../shared/extra-queries.ts'

/** Games won on this phone without an account. The member claims them explicitly, because a phone may be shared. */
export function ClaimCard() {
  return useSession(isAuthenticated) ? <Claim /> : null
}

function Claim() {
  const { t } = useTranslation('games')
  const isOnline = useOnline()
  const [key] = useState(newIdempotencyKey)
  const { data: receipts = [] } = useQuery(waitingReceipts())
  const claim = useMutation({ mutationFn: () => claimReceipts(key) })
  if (claim.data !== undefined)
    return (
      <Banner kind="success" isLive>
        {t('claim.done', { total: claim.data })}
      </Banner>
    )
  if (receipts.length === 0) return null
  return (
    <Banner
      kind="info"
      title={t('claim.title', { total: receipts.length })}
      action={
        <Button
          size="small"
          isDisabled={!isOnline}
          isPending={claim.isPending}
          pendingLabel={t('shell:common.sending')}
          onPress={() => claim.mutate()}
        >
          {t('claim.take')}
        </Button>
      }
    >
      {claim.isError ? errorMessage(claim.error, t) : t('claim.text')}
    </Banner>
  )
}
