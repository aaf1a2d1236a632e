import { EMERGENCY_NUMBER } from '@sureda/contract/rules/limits'
import type { ContactSettings } from '@sureda/contract/schemas/catalogue/settings'
import { mailLink } from '@sureda/contract/schemas/members/mail-link'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { type Fact, FactList, TextLink } from '@sureda/ui/base'
import { Dialog } from '@sureda/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsGroup } from '../shared/content/settings-queries.ts'

/** The office's contact from the tenant's settings. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content')
  const contact = useQuery(settingsGroup('contact'))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('contact.title')}
      closeLabel={t('shell:common.close')}
    >
      <QueryView query={contact} shape="text" failed={t('contact.failed')} size="card">
        {(data) => <ContactFacts contact={data} />}
      </QueryView>
    </Dialog>
  )
}

/** The values that the office has filled in, otherwise those of the tenant document, and always the emergency number. */
function ContactFacts({ contact }: { contact: ContactSettings | null }) {
  const { t } = useTranslation('content')
  const tenant = useSession((state) => state.tenant?.contact)
  const phone = contact?.phone || tenant?.phone
  const email = contact?.email || tenant?.email
  const address = contact?.address || tenant?.address
  const call = (number: string) => <TextLink href={`tel:${number.replaceAll(' ', '')}`}>{number}</TextLink>
  const facts: Fact[] = [
    { icon: 'phone', label: t('shell:common.phone'), value: phone && call(phone) },
    {
      icon: 'mail',
      label: t('contact.email'),
      value: email && <TextLink href={mailLink(email)}>{email}</TextLink>,
    },
    { icon: 'map-pin', label: t('contact.address'), value: address },
    { icon: 'clock', label: t('contact.hours'), value: contact?.opening_hours },
    {
      icon: 'alert-triangle',
      label: t('contact.emergency'),
      value: call(contact?.emergency || EMERGENCY_NUMBER),
    },
  ]
  return <FactList columns={1} facts={facts.filter(({ value }) => value)} />
}
