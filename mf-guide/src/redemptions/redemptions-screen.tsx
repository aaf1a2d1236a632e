import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { sessionIsGuide, useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { Screen } from '@sureda/ui/frame'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { GuideNav } from '../shared/guide-nav.tsx'
import { CheckedCode } from './checked-code.tsx'
import { checkRedemption } from './redemption-queries.ts'

/** For handing out rewards. A code is typed, or is in the address that a QR code opens. It is checked first and used by a second tap. */
function RedemptionsScreen() {
  const { t } = useTranslation('guide')
  const isGuide = useSession(sessionIsGuide)
  const [search] = useSearchParams()
  const isOnline = useOnline()
  const check = useMutation({ mutationFn: checkRedemption })
  return (
    <Screen title={t('codes.title')} lead={t('codes.lead')} layout="narrow">
      {isGuide && <GuideNav />}
      <Stack gap={6}>
        {!isOnline && <Banner kind="warning">{t('codes.offline')}</Banner>}
        <Form
          aria-label={t('codes.title')}
          isBusy={check.isPending}
          messages={{ valueMissing: t('codes.missing') }}
          onSubmit={(data) => check.mutate(String(data.get('code') ?? '').trim())}
          fault={formFault(check.error, t)}
        >
          <Stack gap={4}>
            <TextField
              label={t('codes.code')}
              name="code"
              description={t('codes.codeText')}
              defaultValue={search.get('codigo') ?? ''}
              autoComplete="off"
              maxLength={40}
              isRequired
            />
            <Button
              type="submit"
              isFullWidth
              isDisabled={!isOnline}
              isPending={check.isPending}
              pendingLabel={t('shell:common.sending')}
            >
              {t('codes.check')}
            </Button>
          </Stack>
        </Form>
        {check.data && <CheckedCode key={check.submittedAt} checked={check.data} />}
      </Stack>
    </Screen>
  )
}

export default defineScreen({ Component: RedemptionsScreen })
