import { formFault } from '@sureda/remote/forms'
import { Button, Stack } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { useJoin } from './use-join.ts'

/** For members who heard a code instead of getting a link. */
export function JoinForm() {
  const { t } = useTranslation('guide')
  const join = useJoin()
  return (
    <Form
      aria-label={t('join.title')}
      isBusy={join.isPending}
      messages={{ valueMissing: t('join.codeMissing') }}
      onSubmit={(data, event) => {
        const { currentTarget: form } = event
        join.mutate(String(data.get('code') ?? '').trim(), { onSuccess: () => form.reset() })
      }}
      fault={formFault(join.error, t)}
    >
      <Stack gap={4}>
        <TextField
          label={t('join.code')}
          name="code"
          description={t('join.codeText')}
          autoComplete="off"
          maxLength={40}
          isRequired
        />
        <p>{t('join.seen')}</p>
        <Button
          type="submit"
          variant="secondary"
          isFullWidth
          isPending={join.isPending}
          pendingLabel={t('shell:common.sending')}
        >
          {t('join.join')}
        </Button>
      </Stack>
    </Form>
  )
}
