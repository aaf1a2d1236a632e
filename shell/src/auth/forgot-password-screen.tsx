import { paths } from '@sureda/contract/remote/paths'
import { api } from '@sureda/remote/api'
import { Button, LinkButton } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthCard } from './auth-card.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authProblem, emptyFields, faultOf, isWrongEmail, NO_PROBLEM, textOf } from './auth-problem.ts'

const FIELDS = ['email'] as const

export function ForgotPasswordScreen() {
  const { t } = useTranslation('shell')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [problem, setProblem] = useState(NO_PROBLEM)
  const submit = async (data: FormData, form: HTMLFormElement) => {
    if (emptyFields(data, FIELDS).length > 0) return setProblem({ fields: { email: t('forgot.missing') } })
    if (isWrongEmail(form, 'email')) return setProblem({ fields: { email: t('register.emailInvalid') } })
    setProblem(NO_PROBLEM)
    setState('sending')
    try {
      await api.post('/auth/forgot-password', { email: textOf(data, 'email').trim() })
      setState('sent')
    } catch (error) {
      setProblem(authProblem(error, t, t('forgot.failed'), FIELDS))
      setState('writing')
    }
  }
  if (state === 'sent') return <LinkSent email={email} onAgain={() => setState('writing')} />
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')} back={paths.login()}>
      <AuthCard address={email} />
      <Form
        aria-label={t('forgot.title')}
        fault={faultOf(problem)}
        isBusy={state === 'sending'}
        checksItself
        onSubmit={(data, { currentTarget }) => void submit(data, currentTarget)}
      >
        <TextField
          name="email"
          type="email"
          label={t('common.email')}
          autoComplete="email"
          icon="mail"
          value={email}
          onChange={setEmail}
          messages={{ typeMismatch: t('register.emailInvalid') }}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={state === 'sending'}
          pendingLabel={t('forgot.sending')}
        >
          {t('forgot.submit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}

/** Says the same for known and unknown addresses, so that no one learns who has an account. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('shell')
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <AuthFrame title={t('forgot.sentTitle')} back={paths.login()}>
      <AuthCard address={email} isSent />
      <div ref={message} tabIndex={-1} role="status">
        <p>{t('forgot.sentText', { email })}</p>
      </div>
      <LinkButton href={paths.login()} size="large" isFullWidth>
        {t('forgot.toLogin')}
      </LinkButton>
      <Button variant="quiet" isFullWidth onPress={onAgain}>
        {t('forgot.again')}
      </Button>
    </AuthFrame>
  )
}
