import { paths } from '@sureda/contract/remote/paths'
import { characterCount } from '@sureda/contract/rules/cut-text'
import { PASSWORD_MAX, PASSWORD_MIN } from '@sureda/contract/rules/limits'
import { ApiError, api, newIdempotencyKey, retryUntilAnswered } from '@sureda/remote/api'
import { clearAnswers, clearSession } from '@sureda/remote/session'
import { Button, LinkButton } from '@sureda/ui/base'
import { addToast } from '@sureda/ui/core'
import { Form, TextField } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../router/navigation.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authProblem, faultOf, NO_PROBLEM, textOf } from './auth-problem.ts'
import { LinkResult } from './link-result.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { checkNewPassword } from './new-password.ts'
import { PasswordStrength } from './password-strength.tsx'

const FIELDS = ['password', 'password_confirmation'] as const

export function ResetPasswordScreen() {
  const { t } = useTranslation('shell')
  const token = useLinkToken('/reset-password')
  const [isInvalid, setInvalid] = useState(false)
  const refuse = () => {
    forgetLinkToken()
    setInvalid(true)
  }
  if (isInvalid || !token) {
    return (
      <LinkResult
        title={t('reset.invalidTitle')}
        result={t('reset.invalid')}
        text={t('reset.invalidText')}
        back={paths.login()}
        action={<LinkButton href={paths.forgotPassword()}>{t('reset.askAgain')}</LinkButton>}
      />
    )
  }
  return <ResetForm token={token} onInvalid={refuse} />
}

function ResetForm({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const { t } = useTranslation('shell')
  const [problem, setProblem] = useState(NO_PROBLEM)
  const [isBusy, setBusy] = useState(false)
  const [length, setLength] = useState(0)
  const submit = async (data: FormData) => {
    const password = textOf(data, 'password')
    const confirmation = textOf(data, 'password_confirmation')
    const fault = checkNewPassword(password, confirmation)
    if (fault) {
      setProblem({ fields: { [fault.field]: t(`register.${fault.reason}`, { min: PASSWORD_MIN }) } })
      return
    }
    setProblem(NO_PROBLEM)
    setBusy(true)
    try {
      const body = { token, password, password_confirmation: confirmation }
      const isSure = await retryUntilAnswered(newIdempotencyKey(), async (isAgain) => {
        try {
          await api.post('/auth/reset-password', body, { askAgain: false })
          return true
        } catch (error) {
          // a link works once: the first try has most likely used it
          if (isAgain && error instanceof ApiError && error.code === 'reset_link_invalid') return false
          throw error
        }
      })
      // the server has ended all sessions of this person, including this one
      clearSession()
      clearAnswers()
      addToast(
        isSure ? { kind: 'success', text: t('reset.done') } : { kind: 'info', text: t('reset.perhaps') },
      )
      goTo(paths.login(), { replace: true })
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.code === 'reset_link_invalid') onInvalid()
      else setProblem(authProblem(error, t, t('reset.failed'), FIELDS))
    }
  }
  const field = {
    type: 'password' as const,
    autoComplete: 'new-password' as const,
    maxLength: PASSWORD_MAX,
    showLabel: t('common.showPassword'),
    hideLabel: t('common.hidePassword'),
  }
  const left = Math.max(0, PASSWORD_MIN - length)
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')} back={paths.login()}>
      <Form
        aria-label={t('reset.title')}
        fault={faultOf(problem)}
        isBusy={isBusy}
        checksItself
        onSubmit={(data) => void submit(data)}
      >
        <TextField
          name="password"
          label={t('reset.password')}
          description={t('register.passwordHint', { min: PASSWORD_MIN })}
          onChange={(text) => setLength(characterCount(text))}
          {...field}
        />
        <PasswordStrength
          length={length}
          text={length === 0 ? '' : left > 0 ? t('reset.more', { count: left }) : t('reset.enough')}
        />
        <TextField name="password_confirmation" label={t('register.confirm')} {...field} />
        <Button type="submit" size="large" isFullWidth isPending={isBusy} pendingLabel={t('reset.pending')}>
          {t('reset.submit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
