import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { directionsTo } from '@sureda/remote/export'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../../operators/operator-page.module.css'
import { contactOf } from './contact.ts'

type Reached = Pick<Operator, 'name' | 'phone' | 'email' | 'website' | 'latitude' | 'longitude'>

/** Buttons for telephone, mail, website and directions, as far as they are known. */
export function ContactActions({ of }: { of: Reached }) {
  const { t } = useTranslation('content')
  const { call, write, web } = contactOf(of)
  const { latitude, longitude, name } = of
  const way = latitude !== null && longitude !== null ? directionsTo({ latitude, longitude, name }) : null
  if (!call && !write && !web && !way) return <p className={css.silent}>{t('operator.noContact')}</p>
  return (
    <nav className={css.contact} aria-label={t('operator.contact')}>
      {call && (
        <LinkButton href={call} icon="phone">
          {t('operator.call')}
        </LinkButton>
      )}
      {write && (
        <LinkButton href={write} icon="mail" variant="secondary">
          {t('operator.write')}
        </LinkButton>
      )}
      {web && (
        <LinkButton
          href={web}
          icon="external-link"
          variant="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('event.website')}
        </LinkButton>
      )}
      {way && (
        <LinkButton {...way} icon="navigation" variant="secondary">
          {t('shell:common.directions')}
        </LinkButton>
      )}
    </nav>
  )
}
