import { characterCount } from '@sureda/contract/rules/cut-text'
import { PASSWORD_MAX, PASSWORD_MIN } from '@sureda/contract/rules/limits'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { errorMessage } from '@sureda/remote/api'
import { formFault } from '@sureda/remote/forms'
import { Banner, Button, Section, Stack } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { bringIntoView } from '@sureda/ui/core'
import { FaultNotice, Form, type FormFault, TextField } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askForPasswordLink, changePassword } from './password-queries.ts'

/** Changes the password; an account of Google or Apple gets its first one by a link. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const close = () => {
    setOpen(false)
    setDone(true)
  }
  return (
    <Section title={t('password.title')}>
      {!profile.has_password ? (
        <LinkToFirst email={profile.email} />
      ) : isOpen ? (
        <ChangeForm onDone={close} />
      ) : (
        <Stack gap={4}>
          {/* the form is gone, so the focus goes to the result */}
          {isDone && (
            <Banner kind="success" isLive ref={bringIntoView}>
              {t('password.done')}
            </Banner>
          )}
          <Button variant="secondary" isFullWidth onPress={() => setOpen(true)}>
            {t('password.submit')}
          </Button>
        </Stack>
      )}
    </Section>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('profile')
  const [next, setNext] = useState('')
  const [found, setFound] = useState<FormFault | null>(null)
  const length = characterCount(next)
  const change = useMutation({ mutationFn: changePassword, onSuccess: onDone })
  const submit = (data: FormData) => {
    const current = String(data.get('current_password') ?? '')
    const fields: Record<string, string> = {
      ...(current === '' && { current_password: t('password.currentMissing') }),
      ...(length < PASSWORD_MIN && { password: t('password.tooShort', { min: PASSWORD_MIN }) }),
    }
    setFound({ of: fields, fields })
    change.reset()
    if (Object.keys(fields).length === 0) change.mutate({ current_password: current, password: next })
  }
  const field = {
    type: 'password' as const,
    maxLength: PASSWORD_MAX,
    showLabel: t('shell:common.showPassword'),
    hideLabel: t('shell:common.hidePassword'),
  }
  const left = Math.max(0, PASSWORD_MIN - length)
  return (
    <Form
      aria-label={t('password.title')}
      onSubmit={submit}
      isBusy={change.isPending}
      checksItself
      fault={formFault(change.error, t, { fallback: t('password.failed') }) ?? found}
    >
      <Stack gap={4}>
        <TextField
          label={t('edit.currentPassword')}
          name="current_password"
          autoComplete="current-password"
          {...field}
        />
        <TextField
          label={t('password.new')}
          name="password"
          autoComplete="new-password"
          description={t('password.hint', { min: PASSWORD_MIN })}
          value={next}
          onChange={setNext}
          {...field}
        />
        <Meter
          label={t('password.strength')}
          value={Math.min(length, PASSWORD_MIN)}
          max={PASSWORD_MIN}
          tone={left > 0 ? 'warning' : 'success'}
          valueText={left > 0 ? t('password.more', { count: left }) : t('password.enough')}
        />
        <Button
          type="submit"
          variant="secondary"
          isFullWidth
          isPending={change.isPending}
          pendingLabel={t('password.saving')}
        >
          {t('password.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

/** Sends a link by mail: a session alone, which may be stolen, must not set a password. */
function LinkToFirst({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  const ask = useMutation({ mutationFn: () => askForPasswordLink(email) })
  return (
    <Stack gap={4}>
      <p>{t('password.none')}</p>
      {ask.isSuccess && (
        <Banner kind="success" isLive>
          {t('password.linkSent', { email })}
        </Banner>
      )}
      {ask.isError && <FaultNotice of={ask.error}>{errorMessage(ask.error, t)}</FaultNotice>}
      <Button
        variant="secondary"
        isFullWidth
        isPending={ask.isPending}
        pendingLabel={t('edit.saving')}
        onPress={() => ask.mutate()}
      >
        {t('password.sendLink')}
      </Button>
    </Stack>
  )
}
