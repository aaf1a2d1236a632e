import { paths } from '@sureda/contract/remote/paths'
import { ApiError, api, errorMessage } from '@sureda/remote/api'
import { invalidate } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Button, LinkButton, Stack } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

const isInvalid = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** The screen of the link in weekly mails. It ends them by a button, because programs that scan mails open links, too. */
function UnsubscribeScreen() {
  const { t } = useTranslation('profile')
  const { token = '' } = useParams()
  const end = useMutation({
    mutationFn: () => api.post('/mail/unsubscribe', undefined, { query: { token } }),
    onSuccess: () => invalidate(['user', 'profile']),
  })
  const toSettings = (
    <LinkButton href={`${paths.configuration()}?tab=notifications`}>{t('unsubscribe.toSettings')}</LinkButton>
  )
  if (end.isSuccess || isInvalid(end.error)) {
    const [title, text] = end.isSuccess
      ? (['done', 'doneText'] as const)
      : (['invalid', 'invalidText'] as const)
    return (
      <Screen title={t('unsubscribe.title')}>
        <div role="status">
          <EmptyState
            title={t(`unsubscribe.${title}`)}
            text={t(`unsubscribe.${text}`)}
            motif="rings"
            action={toSettings}
          />
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={t('unsubscribe.title')}>
      <Stack gap={4}>
        <p>{t('unsubscribe.lead')}</p>
        {end.error && (
          <FaultNotice
            of={end.error}
          >{`${t('unsubscribe.failed')} ${errorMessage(end.error, t)}`}</FaultNotice>
        )}
        <Button
          size="large"
          isFullWidth
          isPending={end.isPending}
          pendingLabel={t('unsubscribe.pending')}
          onPress={() => end.mutate()}
        >
          {t('unsubscribe.submit')}
        </Button>
      </Stack>
    </Screen>
  )
}

export default defineScreen({ Component: UnsubscribeScreen })
