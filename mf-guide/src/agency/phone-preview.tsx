import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { AgencyCard } from '@sureda/ui/gallery'
import { useTranslation } from 'react-i18next'
import type { AgencyValues } from './agency-values.ts'
import css from './phone-preview.module.css'
import { isHex } from './readable-color.ts'

const GREY = '#767676'
const colorOf = (text: string) => (isHex(text) ? text : GREY)

/** The agency's card with the values of the form, as a member sees it on a small phone. */
export function PhonePreview({ values }: { values: AgencyValues }) {
  const { t } = useTranslation('guide')
  const { contactPhone, contactEmail, website, address } = values
  return (
    <figure className={css.figure}>
      <div className={css.phone}>
        <div className={css.screen} inert>
          <AgencyCard
            name={values.agencyName || t('agency.agencyName')}
            message={values.welcomeMessage}
            primaryColor={colorOf(values.primaryColor)}
            secondaryColor={colorOf(values.secondaryColor)}
            logo={values.logoUrl.startsWith('uploads/') ? mediaUrl(values.logoUrl) : null}
            contacts={[
              ...(contactPhone ? [{ icon: 'phone' as const, text: contactPhone, href: '#' }] : []),
              ...(contactEmail ? [{ icon: 'mail' as const, text: contactEmail, href: '#' }] : []),
              ...(website
                ? [{ icon: 'globe' as const, text: website.replace(/^https?:\/\/|\/$/g, ''), href: '#' }]
                : []),
              ...(address ? [{ icon: 'map-pin' as const, text: address }] : []),
            ]}
          />
        </div>
      </div>
      <figcaption className={css.caption}>{t('agency.previewText')}</figcaption>
    </figure>
  )
}
