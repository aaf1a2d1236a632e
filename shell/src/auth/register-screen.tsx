import { paths } from '@sureda/contract/remote/paths'
import { PASSWORD_MAX, PASSWORD_MIN } from '@sureda/contract/rules/limits'
import { useSession } from '@sureda/remote/session'
import { Button, TextLink } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeSignIn } from '../session/sign-in.ts'
import { AuthFrame } from './auth-frame.tsx'
import {
  type AuthProblem,
  authProblem,
  emptyFields,
  faultOf,
  isWrongEmail,
  NO_PROBLEM,
  textOf,
} from './auth-problem.ts'
import { createAccount } from './create-account.ts'
import { GrowingRings } from './growing-rings.tsx'
import { checkNewPassword } from './new-password.ts'
import css from './register-screen.module.css'

type Question = typeof import('./ask-before-leaving.tsx').AskBeforeLeaving

const FIELDS = ['name', 'email', 'password', 'password_confirmation'] as const
type Field = (typeof FIELDS)[number]

export function RegisterScreen() {
  const { t } = useTranslation('shell')
  const language = useSession((state) => state.language)
  const [problem, setProblem] = useState(NO_PROBLEM)
  const [missing, setMissing] = useState<string[]>([])
  const [filled, setFilled] = useState<ReadonlySet<Field>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const isTyped = filled.size > 0
  const [Question, setQuestion] = useState<Question>()
  useEffect(() => {
    // if it does not load, the form is left without asking
    if (isTyped)
      import('./ask-before-leaving.tsx').then(
        ({ AskBeforeLeaving }) => setQuestion(() => AskBeforeLeaving),
        () => {},
      )
  }, [isTyped])
  const note = (field: Field) => (text: string) => {
    setMissing([])
    const next = new Set(filled)
    if (text.trim() === '') next.delete(field)
    else next.add(field)
    setFilled(next)
  }
  /** Reports all faults at once and clears those of the last submit. */
  const check = (data: FormData, form: HTMLFormElement): AuthProblem => {
    const empty = emptyFields(data, FIELDS)
    const fault = checkNewPassword(textOf(data, 'password'), textOf(data, 'password_confirmation'))
    setMissing(empty)
    return {
      ...(empty.length > 0 && { summary: t('register.missing') }),
      fields: {
        ...Object.fromEntries(empty.map((name) => [name, ''])),
        ...(isWrongEmail(form, 'email') && { email: t('register.emailInvalid') }),
        ...(fault &&
          !empty.includes(fault.field) && {
            [fault.field]: t(`register.${fault.reason}`, { min: PASSWORD_MIN }),
          }),
      },
    }
  }
  const submit = async (data: FormData, form: HTMLFormElement) => {
    const found = check(data, form)
    setProblem(found)
    if (Object.keys(found.fields).length > 0) return
    setBusy(true)
    const body = {
      name: textOf(data, 'name').trim(),
      email: textOf(data, 'email').trim(),
      password: textOf(data, 'password'),
      password_confirmation: textOf(data, 'password_confirmation'),
      preferred_language: language,
    }
    try {
      completeSignIn(await createAccount(body))
    } catch (error) {
      setProblem(authProblem(error, t, t('register.failed'), FIELDS))
      setBusy(false)
    }
  }
  const password = {
    type: 'password' as const,
    autoComplete: 'new-password' as const,
    maxLength: PASSWORD_MAX,
    showLabel: t('common.showPassword'),
    hideLabel: t('common.hidePassword'),
  }
  return (
    <AuthFrame
      title={t('register.title')}
      lead={t('register.lead')}
      back={paths.login()}
      drawing={<GrowingRings grown={filled.size} />}
    >
      <Form
        aria-label={t('register.title')}
        fault={faultOf(problem)}
        isBusy={isBusy}
        checksItself
        onSubmit={(data, { currentTarget }) => void submit(data, currentTarget)}
      >
        <TextField
          name="name"
          label={t('register.name')}
          autoComplete="name"
          maxLength={120}
          isInvalid={missing.includes('name') || undefined}
          onChange={note('name')}
        />
        <TextField
          name="email"
          type="email"
          label={t('common.email')}
          autoComplete="email"
          messages={{ typeMismatch: t('register.emailInvalid') }}
          isInvalid={missing.includes('email') || undefined}
          onChange={note('email')}
        />
        <TextField
          name="password"
          label={t('login.password')}
          description={t('register.passwordHint', { min: PASSWORD_MIN })}
          isInvalid={missing.includes('password') || undefined}
          onChange={note('password')}
          {...password}
        />
        <TextField
          name="password_confirmation"
          label={t('register.confirm')}
          isInvalid={missing.includes('password_confirmation') || undefined}
          onChange={note('password_confirmation')}
          {...password}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={isBusy}
          pendingLabel={t('register.pending')}
        >
          {t('register.submit')}
        </Button>
      </Form>
      {Question && <Question isLosing={isTyped && !isBusy} />}
      <div className={css.foot}>
        <p>
          {t('register.haveAccount')} <TextLink href={paths.login()}>{t('welcome.login')}</TextLink>
        </p>
        <TextLink href={paths.terms()} variant="standalone">
          {t('login.terms')}
        </TextLink>
      </div>
    </AuthFrame>
  )
}
