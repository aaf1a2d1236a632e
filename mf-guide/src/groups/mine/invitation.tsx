import { errorMessage } from '@sureda/remote/api'
import { Button, Card } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './invitation.module.css'
import { useJoin } from './use-join.ts'

interface InvitationProps {
  code: string
  /** Called after joining or declining: removes the code from the address. */
  onDone: () => void
}

/** Says what the invitation means, with one tap to join. */
export function Invitation({ code, onDone }: InvitationProps) {
  const { t } = useTranslation('guide')
  const titleId = useId()
  const join = useJoin(onDone)
  return (
    <Card as="section" tone="accent" aria-labelledby={titleId} className={css.card}>
      <h2 id={titleId} className={css.title}>
        {t('invitation.title')}
      </h2>
      <p className={css.code} translate="no">
        {code}
      </p>
      <p>{t('join.seen')}</p>
      {join.isError && <FaultNotice of={join.error}>{errorMessage(join.error, t)}</FaultNotice>}
      <Button
        size="large"
        isFullWidth
        isPending={join.isPending}
        pendingLabel={t('shell:common.sending')}
        onPress={() => join.mutate(code)}
      >
        {t('join.join')}
      </Button>
      <Button variant="quiet" isFullWidth isDisabled={join.isPending} onPress={onDone}>
        {t('shell:common.notNow')}
      </Button>
    </Card>
  )
}
