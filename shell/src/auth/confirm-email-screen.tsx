import { paths } from '@sureda/contract/remote/paths'
import { EMAIL_LINK_MINUTES } from '@sureda/contract/rules/limits'
import type { EmailConfirmation } from '@sureda/contract/schemas/members/auth'
import { ApiError, api, newIdempotencyKey, untilAnswered } from '@sureda/remote/api'
import { forgetAnswers, forgetPostLoginTarget, isAuthenticated, useSession } from '@sureda/remote/session'
import { Button, LinkButton } from '@sureda/ui/base'
import { addToast } from '@sureda/ui/core'
import { Form } from '@sureda/ui/forms'
import { EmptyState } from '@sureda/ui/states'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { goTo } from '../router/navigation.ts'
import { refreshUser } from '../session/keep-session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authProblem, faultOf, NO_PROBLEM } from './auth-problem.ts'

/** Where the link of a mail about an e-mail leads, the one there is or a new one. A button uses it up: programs that look into mails open links too. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('shell')
  const { token: inAddress } = useParams()
  const [token] = useState(inAddress)
  const [isInvalid, setInvalid] = useState(!inAddress)
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEffect(() => {
    // a token in the address would stay in the history, and in every address passed on
    if (inAddress) history.replaceState(history.state, '', '/confirmar-correo')
  }, [inAddress])
  if (isInvalid || !token) {
    return (
      <AuthFrame title={t('reset.invalidTitle')} titleHidden back={paths.home()}>
        <EmptyState
          title={t('reset.invalid')}
          text={t('confirmEmail.invalidText')}
          motif="rings"
          action={<LinkButton href={paths.editProfile()}>{t('confirmEmail.toProfile')}</LinkButton>}
        />
      </AuthFrame>
    )
  }
  if (sentTo !== null) {
    return (
      <AuthFrame title={t('confirmEmail.title')} titleHidden back={paths.home()}>
        <div role="status">
          <EmptyState
            title={t('confirmEmail.oneMore')}
            text={t('confirmEmail.oneMoreText', { email: sentTo, minutes: EMAIL_LINK_MINUTES })}
            motif="rings"
          />
        </div>
      </AuthFrame>
    )
  }
  return <ConfirmForm token={token} onInvalid={() => setInvalid(true)} onSent={setSentTo} />
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
      const data = await untilAnswered(newIdempotencyKey(), (isAgain) => confirmEmail(token, isAgain))
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

/** Null where the answer was lost and the link, which works once, was most likely used by the try before. */
async function confirmEmail(token: string, isAgain: boolean): Promise<EmailConfirmation | null> {
  try {
    const once = { askAgain: false }
    return (await api.post('/auth/confirm-email', { token }, once)).data
  } catch (error) {
    if (isAgain && error instanceof ApiError && error.code === 'email_link_invalid') return null
    throw error
  }
}

/** On to the profile, or to the log-in where no one is signed in or the server has ended this session with the change. */
async function leaveConfirmed(words: string): Promise<void> {
  forgetAnswers()
  addToast({ kind: 'success', text: words })
  await refreshUser()
  const isHere = isAuthenticated(useSession.getState())
  // the refusal of an ended session keeps this address, which would have nothing to say any more
  if (!isHere) forgetPostLoginTarget()
  goTo(isHere ? paths.profile() : paths.login(), { replace: true })
}
