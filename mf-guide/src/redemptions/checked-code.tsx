import type { CheckedRedemption } from '@sureda/contract/schemas/points/reward'
import { errorMessage, useIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, Section, Stack } from '@sureda/ui/base'
import { bringIntoView } from '@sureda/ui/core'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { markRedemptionUsed } from './redemption-queries.ts'

/** What to hand out, with a button that marks the code as used, or why the code is not valid. */
export function CheckedCode({ checked }: { checked: CheckedRedemption }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const keyOf = useIdempotencyKey()
  const use = useMutation({ mutationFn: () => markRedemptionUsed(checked.code, keyOf(checked.code)) })
  const { reward, status, used_at, valid_until } = use.data ?? checked
  return (
    <Section title={reward.title}>
      <Stack gap={4}>
        <p>{reward.description}</p>
        {use.isSuccess && (
          <Banner kind="success" isLive ref={bringIntoView}>
            {t('codes.done')}
          </Banner>
        )}
        {!use.isSuccess && status === 'used' && used_at && (
          <FaultNotice>{t('codes.used', { date: format.dateTime(used_at) })}</FaultNotice>
        )}
        {status === 'expired' && (
          <FaultNotice>{t('codes.expired', { date: format.date(valid_until) })}</FaultNotice>
        )}
        {use.isError && <FaultNotice of={use.error}>{errorMessage(use.error, t)}</FaultNotice>}
        {status === 'valid' && (
          <Button
            isFullWidth
            icon="check"
            isPending={use.isPending}
            pendingLabel={t('shell:common.sending')}
            onPress={() => use.mutate()}
          >
            {t('codes.use')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
