import { paths } from '@sureda/contract/remote/paths'
import { Banner, LinkButton, Section, Stack } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsGroup } from '../../shared/content/settings-queries.ts'
import { contactOf } from '../../shared/detail/contact.ts'
import { Prose } from '../../shared/detail/prose.tsx'

/** Before a visit: warnings, contact and emergency number. */
export default function BeforeYouGo() {
  const { t } = useTranslation('content')
  const { data: safety } = useQuery(settingsGroup('safety'))
  const { data: office } = useQuery(settingsGroup('contact'))
  if (!safety && !office) return null
  const { call } = contactOf({ phone: office?.phone ?? null, email: null, website: null })
  return (
    <Section title={t('suggestion.before')}>
      <Stack gap={4}>
        {safety?.notice && <Banner kind="warning">{safety.notice}</Banner>}
        {safety && <Prose text={safety.text} />}
        {office?.opening_hours && <p>{t('suggestion.office', { hours: office.opening_hours })}</p>}
        {call && (
          <LinkButton href={call} icon="phone" variant="secondary">
            {t('suggestion.callOffice')}
          </LinkButton>
        )}
        <LinkButton href={paths.safety()} icon="shield" variant="secondary">
          {t('route.safety')}
        </LinkButton>
      </Stack>
    </Section>
  )
}
