import { newIdempotencyKey } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { Button, Disclosure, Stack } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { enterPostCode } from '../../shared/extra-queries.ts'
import type { Run } from '../use-run.ts'

/** Opens a game without a position by the code printed at its post, typed or from the QR code. */
export function PostCode({ run }: { run: Run }) {
  const { t } = useTranslation('games')
  const isOnline = useOnline()
  const scanned = useSearchParams()[0].get('code')?.slice(0, 40) ?? ''
  const enter = useMutation({
    mutationFn: (code: string) => enterPostCode(run.game.id, code, newIdempotencyKey()),
    onSuccess: ({ open }) => {
      if (open) run.play()
    },
  })
  const wrong = enter.data?.open === false ? enter.data.tries : null
  return (
    <Disclosure title={t('code.title')} defaultOpen={scanned !== ''}>
      <Form
        isBusy={enter.isPending}
        fault={
          wrong
            ? { of: enter.data, fields: { code: t('code.wrong', { left: wrong.max - wrong.used }) } }
            : formFault(enter.error, t)
        }
        onSubmit={(data) => {
          const code = String(data.get('code') ?? '').trim()
          if (code) enter.mutate(code)
        }}
      >
        <Stack gap={3}>
          <p>{t(isOnline ? 'code.text' : 'code.offline')}</p>
          <TextField
            name="code"
            label={t('code.label')}
            defaultValue={scanned}
            autoComplete="off"
            maxLength={40}
            isRequired
          />
          <Button
            type="submit"
            variant="secondary"
            isDisabled={!isOnline}
            isPending={enter.isPending}
            pendingLabel={t('shell:common.sending')}
          >
            {t('code.send')}
          </Button>
        </Stack>
      </Form>
    </Disclosure>
  )
}
