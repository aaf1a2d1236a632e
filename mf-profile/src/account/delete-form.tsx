import { PASSWORD_MAX } from '@sureda/contract/rules/limits'
import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { Button, Stack } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askForDeletion } from './account-queries.ts'

/** Asks for the password, because another person may hold the phone. */
export function DeleteForm() {
  const { t } = useTranslation('profile')
  const online = useOnline()
  const ask = useMutation({ mutationFn: askForDeletion })
  return (
    <Form
      aria-label={t('account.delete')}
      onSubmit={(data) => ask.mutate({ password: String(data.get('password') ?? '') || undefined })}
      isBusy={ask.isPending}
      checksItself
      fault={formFault(ask.error, t)}
    >
      <Stack gap={4}>
        <TextField
          label={t('edit.currentPassword')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          showLabel={t('shell:common.showPassword')}
          hideLabel={t('shell:common.hidePassword')}
        />
        <Button
          type="submit"
          variant="danger"
          size="large"
          isFullWidth
          isDisabled={!online}
          isPending={ask.isPending}
          pendingLabel={t('account.deleting')}
        >
          {t('account.delete')}
        </Button>
        {!online && <p>{t('account.offline')}</p>}
      </Stack>
    </Form>
  )
}
