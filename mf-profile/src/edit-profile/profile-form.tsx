import { LOCALES, type Locale, toLocale } from '@sureda/contract/codes/locale'
import { PHONE_PASTED_MAX } from '@sureda/contract/rules/limits'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { ApiError } from '@sureda/remote/api'
import { formFault } from '@sureda/remote/forms'
import { shell } from '@sureda/remote/shell'
import { Button, Stack } from '@sureda/ui/base'
import { Select } from '@sureda/ui/choice'
import { Form, type FormFault, TextField } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileFaults, toFormData } from '../shared/profile-form.ts'
import { saveProfile } from '../shared/profile-queries.ts'
import { EmailFields } from './email-fields.tsx'
import { PhotoField } from './photo-field.tsx'

/** The name of a language in that language, as people look for it. */
const ownName = (locale: Locale) => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profile')
  const [email, setEmail] = useState<string | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const [faults, setFaults] = useState<FormFault | null>(null)
  const save = useMutation({
    mutationFn: saveProfile,
    onSuccess: async (saved) => {
      setPhoto(null)
      setEmail(null)
      if (saved.preferred_language && saved.preferred_language !== i18n.language)
        await shell().changeLanguage(saved.preferred_language)
      shell().toast({ kind: 'success', text: i18n.t('profile:edit.saved') })
    },
  })
  const photoRefused =
    save.error instanceof ApiError && save.error.code.startsWith('photo_')
      ? (save.error.text ?? undefined)
      : undefined

  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '')
    const form = {
      name: text('name'),
      email: text('email').trim(),
      current_password: text('current_password'),
      phone: text('phone').trim(),
      preferred_language: toLocale(text('preferred_language')),
    }
    const found = profileFaults(form, profile)
    const fields = Object.fromEntries(
      Object.entries(found).map(([name, fault]) => [name, t(`edit.fault.${fault}`)]),
    )
    setFaults({ of: form, fields })
    save.reset()
    if (Object.keys(found).length === 0) save.mutate(toFormData(form, photo))
  }

  return (
    <Form
      onSubmit={submit}
      isBusy={save.isPending}
      fault={formFault(save.error, t, { fallback: t('edit.saveFailed') }) ?? faults}
    >
      <Stack gap={5}>
        <PhotoField profile={profile} photo={photo} onChange={setPhoto} refused={photoRefused} />
        <TextField
          label={t('shell:common.name')}
          name="name"
          autoComplete="name"
          maxLength={120}
          defaultValue={profile.name}
        />
        <EmailFields profile={profile} email={email ?? profile.email} onChange={setEmail} />
        <TextField
          label={t('shell:common.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_PASTED_MAX}
          optionalText={t('shell:common.optional')}
          defaultValue={profile.phone ?? ''}
        />
        <Select
          label={t('edit.language')}
          name="preferred_language"
          defaultValue={profile.preferred_language ?? toLocale(i18n.language) ?? 'es'}
          options={LOCALES.map((locale) => ({ value: locale, label: ownName(locale) }))}
          description={t('edit.languageHint')}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={save.isPending}
          pendingLabel={t('edit.saving')}
        >
          {t('shell:common.save')}
        </Button>
      </Stack>
    </Form>
  )
}
