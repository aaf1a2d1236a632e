import { EMAIL_LINK_MINUTES, PASSWORD_MAX } from '@sureda/contract/rules/limits'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { Banner } from '@sureda/ui/base'
import { TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { isNewEmail, needsPassword } from '../shared/profile-form.ts'

interface EmailFieldsProps {
  profile: Profile
  email: string
  onChange: (email: string) => void
}

/** The e-mail field, the password that a change needs, and a change that waits for its link. */
export function EmailFields({ profile, email, onChange }: EmailFieldsProps) {
  const { t } = useTranslation('profile')
  const { pending_email: pending, pending_link_sent_to: sentTo } = profile
  const isAskedAtOld = isNewEmail(profile, email) && !needsPassword(profile, email)
  return (
    <>
      <TextField
        label={t('shell:common.email')}
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        onChange={onChange}
        description={isAskedAtOld ? t('edit.askOldFirst', { email: profile.email }) : undefined}
      />
      {needsPassword(profile, email) && (
        <TextField
          label={t('edit.currentPassword')}
          name="current_password"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          showLabel={t('shell:common.showPassword')}
          hideLabel={t('shell:common.hidePassword')}
          description={t('edit.currentPasswordHint')}
        />
      )}
      {pending && (
        <Banner kind="info" isLive>
          {t(sentTo === profile.email ? 'edit.pendingOld' : 'edit.pending', {
            email: pending,
            old: profile.email,
            minutes: EMAIL_LINK_MINUTES,
          })}
        </Banner>
      )}
    </>
  )
}
