import { errorMessage } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Banner, Button } from '@sureda/ui/base'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cancelDeletion } from './account-queries.ts'

/** Until when the deletion can be taken back, with the button that does it. */
export function DeletionBanner({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const keep = useMutation({
    mutationFn: cancelDeletion,
    onSuccess: () => shell().toast({ kind: 'success', text: t('account.kept') }),
    onError: (error) => shell().toast({ kind: 'error', text: errorMessage(error, t) }),
  })
  return (
    <Banner
      kind="warning"
      title={t('account.leaving', { date: format.date(deletesAt) })}
      action={
        <Button variant="secondary" isPending={keep.isPending} onPress={() => keep.mutate()}>
          {t('account.keep')}
        </Button>
      }
    >
      {t('account.leavingText')}
    </Banner>
  )
}
