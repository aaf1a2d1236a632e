import type { ContactSettings } from '@sureda/contract/settings'
import { QueryView } from '@sureda/remote/query-view'
import { Dialog } from '@sureda/ui/dialog'
import { FactList } from '@sureda/ui/fact-list'
import { TextLink } from '@sureda/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsGroup } from '../queries/settings-queries.ts'

/** How to reach the office, from the tenant's settings. */
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

function ContactFacts({ contact }: { contact: ContactSettings }) {
  const { t } = useTranslation('content')
  const call = (number: string) => <TextLink href={`tel:${number.replaceAll(' ', '')}`}>{number}</TextLink>
  return (
    <FactList
      columns={1}
      facts={[
        { icon: 'phone', label: t('contact.phone'), value: call(contact.phone) },
        {
          icon: 'mail',
          label: t('contact.email'),
          value: <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>,
        },
        { icon: 'map-pin', label: t('contact.address'), value: contact.address },
        { icon: 'clock', label: t('contact.hours'), value: contact.opening_hours },
        { icon: 'alert-triangle', label: t('contact.emergency'), value: call(contact.emergency) },
      ]}
    />
  )
}
