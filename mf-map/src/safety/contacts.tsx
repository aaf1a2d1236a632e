import { EMERGENCY_NUMBER } from '@sureda/contract/rules/limits'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import type { Settings } from '@sureda/contract/schemas/catalogue/settings'
import { useSession } from '@sureda/remote/session'
import { Section } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { phoneNumberIn } from '../shared/phone-number-in.ts'
import css from './contacts.module.css'

interface ContactsProps {
  settings: Settings['safety'] | undefined
  route: RouteDetail | undefined
}

/** Other contacts. A contact that only is 112 again is left out, because its button is always shown. */
export function Contacts({ settings, route }: ContactsProps) {
  const { t } = useTranslation('map')
  const tenant = useSession((state) => state.tenant)
  const contacts = [
    { key: 'route', name: t('safety.routeContact'), text: route?.emergency_contact, note: route?.title },
    { key: 'territory', name: t('safety.service'), text: settings?.phone, note: undefined },
    {
      key: 'office',
      name: t('safety.office', { name: tenant?.name ?? '' }),
      text: tenant?.contact.phone,
      note: t('safety.officeNote'),
    },
  ].flatMap(({ text, ...contact }) => {
    const phone = phoneNumberIn(text ?? '')
    return text && phone !== EMERGENCY_NUMBER ? [{ ...contact, text, phone }] : []
  })
  if (contacts.length === 0) return null
  return (
    <Section title={t('safety.contacts')}>
      <ul className={css.contacts}>
        {contacts.map(({ key, name, text, note, phone }) => (
          <li key={key}>
            {phone ? (
              <a
                className={css.contact}
                href={`tel:${phone}`}
                aria-label={t('safety.callTo', { name, phone: text })}
              >
                <Icon name="phone" />
                <span className={css.words}>
                  <span>{name}</span>
                  <strong>{text}</strong>
                  {note && <span className={css.note}>{note}</span>}
                </span>
              </a>
            ) : (
              <p className={css.contact}>
                <Icon name="info" />
                <span className={css.words}>
                  <span>{name}</span>
                  <strong>{text}</strong>
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
