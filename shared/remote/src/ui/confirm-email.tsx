import { EMAIL_LINK_MINUTES } from '@sureda/contract/rules/limits'
import { Button, Stack } from '@sureda/ui/base'
import { bringIntoView } from '@sureda/ui/core'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { useSession } from '../session/session.ts'

/** Sends the link that confirms the account's e-mail, then says where it was sent. */
export function ConfirmEmail() {
  const { t } = useTranslation('shell')
  const email = useSession((state) => state.user?.email)
  const ask = useMutation({ mutationFn: () => api.post('/user/email-confirmation', {}) })
  if (ask.isSuccess)
    return (
      <p role="status" tabIndex={-1} ref={bringIntoView}>
        {t('confirmEmail.sent', { email, minutes: EMAIL_LINK_MINUTES })}
      </p>
    )
  return (
    <Stack gap={2}>
      {ask.isError && <FaultNotice of={ask.error}>{errorMessage(ask.error, t)}</FaultNotice>}
      <Button
        size="small"
        variant="secondary"
        isPending={ask.isPending}
        pendingLabel={t('confirmEmail.asking')}
        onPress={() => ask.mutate()}
      >
        {t('confirmEmail.ask')}
      </Button>
    </Stack>
  )
}
