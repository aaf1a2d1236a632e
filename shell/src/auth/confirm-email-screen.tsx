import { paths } from '@sureda/contract/remote/paths'
import { EMAIL_LINK_MINUTES } from '@sureda/contract/rules/limits'
import type { EmailConfirmation } from '@sureda/contract/schemas/members/auth'
import { ApiError, api, newIdempotencyKey, retryUntilAnswered } from '@sureda/remote/api'
import { clearAnswers, clearPostLoginTarget, isAuthenticated, useSession } from '@sureda/remote/session'
import { Button, LinkButton } from '@sureda/ui/base'
import { addToast } from '@sureda/ui/core'
import { Form } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../router/navigation.ts'
import { refreshUser } from '../session/session-lifecycle.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authProblem, faultOf, NO_PROBLEM } from './auth-problem.ts'
import { LinkResult } from './link-result.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'

/**
 * Target of a mailed link that confirms the current or a new e-mail. A button confirms it, because mail scanners open
 * links too.
 */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('shell')
  const token = useLinkToken('/confirmar-correo')
  const [isInvalid, setInvalid] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const refuse = () => {
    forgetLinkToken()
    setInvalid(true)
  }
  const sent = (email: string) => {
    forgetLinkToken()
    setSentTo(email)
  }
  if (isInvalid || !token) {
    return (
      <LinkResult
        title={t('reset.invalidTitle')}
        result={t('reset.invalid')}
        text={t('confirmEmail.invalidText')}
        back={paths.home()}
        action={<LinkButton href={paths.editProfile()}>{t('confirmEmail.toProfile')}</LinkButton>}
      />
    )
  }
  if (sentTo !== null) {
    return (
      <LinkResult
        title={t('confirmEmail.title')}
        result={t('confirmEmail.oneMore')}
        text={t('confirmEmail.oneMoreText', { email: sentTo, minutes: EMAIL_LINK_MINUTES })}
        back={paths.home()}
      />
    )
  }
  return <ConfirmForm token={token} onInvalid={refuse} onSent={sent} />
}

interface ConfirmFormProps {
  token: string
  onInvalid: () => void
  onSent: (email: string) => void
}

function ConfirmForm({ token, onInvalid, onSent }: ConfirmFormProps) {
  const { t } = useTranslation('shell')
  const [problem, setProblem] = useState(NO_PROBLEM)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setProblem(NO_PROBLEM)
    setBusy(true)
    try {
      const data = await retryUntilAnswered(newIdempotencyKey(), (isAgain) => confirmEmail(token, isAgain))
      if (!data) await leaveConfirmed(t('confirmEmail.perhaps'))
      else if (data.status === 'link_sent') onSent(data.email)
      else
        await leaveConfirmed(
          t(data.status === 'changed' ? 'confirmEmail.done' : 'confirmEmail.confirmed', {
            email: data.email,
          }),
        )
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.code === 'email_link_invalid') onInvalid()
      else setProblem(authProblem(error, t, t('confirmEmail.failed'), []))
    }
  }
  return (
    <AuthFrame title={t('confirmEmail.title')} lead={t('confirmEmail.lead')} back={paths.home()}>
      <Form
        aria-label={t('confirmEmail.title')}
        fault={faultOf(problem)}
        isBusy={isBusy}
        onSubmit={() => void submit()}
      >
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={isBusy}
          pendingLabel={t('confirmEmail.pending')}
        >
          {t('confirmEmail.submit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}

/** Null if the first answer was lost and the one-time link was most likely used by that try. */
async function confirmEmail(token: string, isAgain: boolean): Promise<EmailConfirmation | null> {
  try {
    const once = { askAgain: false }
    return (await api.post('/auth/confirm-email', { token }, once)).data
  } catch (error) {
    if (isAgain && error instanceof ApiError && error.code === 'email_link_invalid') return null
    throw error
  }
}

/** Continues to the profile, or to the login screen if no one is signed in or the server has ended this session. */
async function leaveConfirmed(words: string): Promise<void> {
  clearAnswers()
  addToast({ kind: 'success', text: words })
  await refreshUser()
  const isHere = isAuthenticated(useSession.getState())
  // the ended session must not return to this address, which has nothing left to show
  if (!isHere) clearPostLoginTarget()
  goTo(isHere ? paths.profile() : paths.login(), { replace: true })
}
