import { formFault } from '@sureda/remote/forms'
import { Button } from '@sureda/ui/button'
import { Form } from '@sureda/ui/form'
import { Stack } from '@sureda/ui/stack'
import { TextField } from '@sureda/ui/text-field'
import { useTranslation } from 'react-i18next'
import { useJoin } from './use-join.ts'

/** For who was told a code instead of being sent a link. */
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
          pendingLabel={t('step.sending')}
        >
          {t('join.join')}
        </Button>
      </Stack>
    </Form>
  )
}
