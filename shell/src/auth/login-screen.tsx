import { paths } from '@sureda/contract/remote/paths'
import { api } from '@sureda/remote/api'
import { useSession } from '@sureda/remote/session'
import { Banner, Button, LinkButton, Motif, TextLink } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { accessMessage, readAccessError } from '../access/decide-access.ts'
import { completeSignIn, continueAsGuest } from '../session/sign-in.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authProblem, emptyFields, faultOf, NO_PROBLEM, textOf } from './auth-problem.ts'
import css from './login-screen.module.css'
import type { ProviderError } from './provider-sign-in.ts'
import { useProviderSignIn } from './use-provider-sign-in.ts'

const FIELDS = ['email', 'password'] as const

export function LoginScreen() {
  const { t } = useTranslation('shell')
  const { search } = useLocation()
  const isKnownHost = useSession((state) => state.tenant?.known !== false)
  const [problem, setProblem] = useState(NO_PROBLEM)
  const [missing, setMissing] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const provider = useProviderSignIn()
  const attempts = useRef(0)
  const [isTried, setTried] = useState(false)
  // the reason for the redirect is shown until the first attempt to sign in
  const refusal = isTried ? undefined : readAccessError(search)
  /** Shows one message at a time: each new attempt clears the previous one. */
  const newAttempt = () => {
    setTried(true)
    setMissing([])
    setProblem(NO_PROBLEM)
    provider.forget()
    return ++attempts.current
  }
  const submit = async (data: FormData) => {
    const attempt = newAttempt()
    const empty = emptyFields(data, FIELDS)
    setMissing(empty)
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map((name) => [name, '']))
      return setProblem({ summary: t('login.missing'), fields })
    }
    setBusy(true)
    try {
      const body = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') }
      completeSignIn(await api.post('/login', body, { askAgain: false }))
    } catch (error) {
      if (attempt === attempts.current) setProblem(authProblem(error, t, t('login.failed'), FIELDS))
      setBusy(false)
    }
  }
  return (
    <AuthFrame
      title={t('login.title')}
      lead={t('login.lead')}
      back={paths.welcome()}
      drawing={<Motif name="rings" size={190} />}
    >
      {refusal && (
        <Banner kind="warning" isLive>
          {t(accessMessage(refusal))}
        </Banner>
      )}
      {!isKnownHost && <Banner kind="info">{t('login.unknownTenant')}</Banner>}
      <Form
        aria-label={t('login.title')}
        fault={faultOf(problem)}
        checksItself
        isBusy={isBusy}
        onSubmit={(data) => void submit(data)}
      >
        <TextField
          name="email"
          label={t('login.user')}
          autoComplete="username"
          inputMode="email"
          icon="user"
          isInvalid={missing.includes('email') || undefined}
          onChange={() => setMissing([])}
        />
        <TextField
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          icon="lock"
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          isInvalid={missing.includes('password') || undefined}
          onChange={() => setMissing([])}
        />
        <TextLink href={paths.forgotPassword()} variant="standalone" className={css.forgot}>
          {t('login.forgot')}
        </TextLink>
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={isBusy}
          pendingLabel={t('login.pending')}
          iconEnd="arrow-right"
        >
          {t('login.submit')}
        </Button>
      </Form>
      <div className={css.or} aria-hidden="true" data-needs-scripts="">
        {t('login.or')}
      </div>
      {provider.error && <ProviderProblem error={provider.error} />}
      <div className={css.others} data-needs-scripts="">
        {(['google', 'apple'] as const).map((name) => (
          <Button
            key={name}
            variant="secondary"
            isFullWidth
            icon={name}
            isPending={provider.busy === name}
            pendingLabel={t('login.pending')}
            onPress={() => {
              newAttempt()
              provider.begin(name)
            }}
          >
            {t(`login.${name}.button`)}
          </Button>
        ))}
        <Button variant="quiet" isFullWidth icon="compass" onPress={continueAsGuest}>
          {t('welcome.guest')}
        </Button>
      </div>
      <div className={css.foot}>
        <p>{t('login.noAccount')}</p>
        <LinkButton href={paths.register()} variant="secondary" isFullWidth>
          {t('login.register')}
        </LinkButton>
        <TextLink href={paths.terms()} variant="standalone">
          {t('login.terms')}
        </TextLink>
      </div>
    </AuthFrame>
  )
}

/** Next step for each refusal: try a password, reset it, or register. */
const WAYS_ON: Partial<Record<string, { path: string; label: 'login.forgot' | 'login.register' }>> = {
  email_taken: { path: paths.forgotPassword(), label: 'login.forgot' },
  email_not_verified: { path: paths.register(), label: 'login.register' },
}

function ProviderProblem({ error: { provider, fault, refusal } }: { error: ProviderError }) {
  const { t } = useTranslation('shell')
  const way = WAYS_ON[refusal?.code ?? '']
  return (
    <Banner
      kind={fault === 'cancelled' ? 'info' : 'danger'}
      isLive
      action={
        way && (
          <TextLink href={way.path} variant="standalone">
            {t(way.label)}
          </TextLink>
        )
      }
    >
      {refusal?.text ?? t(provider ? `login.${provider}.${fault}` : 'login.notCompleted')}
    </Banner>
  )
}
