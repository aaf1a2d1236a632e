import type { OfflinePackSubject } from '@sureda/remote/offline'
import { Card } from '@sureda/ui/base'
import { ProgressBar } from '@sureda/ui/charts'
import { Icon } from '@sureda/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { InstallOffer } from '../screen/install-offer.tsx'
import { PackActions } from './pack-actions.tsx'
import { type PackOffer, usePackOffer } from './pack-offer.ts'
import { usePackText } from './pack-texts.ts'
import css from './save-offline-card.module.css'
import { useBytes } from './use-bytes.ts'

/** Saves something for offline use: shows content and size, then progress, then that it is saved. */
export function SaveOfflineCard(subject: OfflinePackSubject) {
  const { t } = useTranslation('shell')
  const title = useId()
  const offer = usePackOffer(subject)
  const words = usePackText(subject, offer)
  const isSaved = offer.state === 'saved' || offer.state === 'in-territory'
  const wentWrong = offer.state === 'stopped' || ('fault' in offer && offer.fault !== null)
  return (
    <Card as="section" tone={isSaved ? 'accent' : 'sunken'} aria-labelledby={title}>
      <div className={css.head}>
        <Icon name={isSaved ? 'circle-check' : 'backpack'} className={css.icon} />
        <div className={css.words}>
          <h2 id={title} className={css.title}>
            {isSaved ? t(`keep.savedOf.${subject.kind}`) : t(`keep.title.${subject.kind}`)}
          </h2>
          <p className={css.text} role={wentWrong ? 'alert' : undefined}>
            {words}
          </p>
        </div>
      </div>
      {offer.state === 'saving' && <Progress offer={offer} />}
      <PackActions subject={subject} offer={offer} />
      {isSaved && <InstallOffer />}
    </Card>
  )
}

function Progress({ offer }: { offer: Extract<PackOffer, { state: 'saving' }> }) {
  const { t } = useTranslation('shell')
  const bytes = useBytes()
  const isKnown = offer.total > 0
  return (
    <ProgressBar
      label={t('keep.saving')}
      value={isKnown ? offer.done : null}
      max={offer.total}
      valueText={
        isKnown ? t('keep.progress', { done: bytes(offer.done), total: bytes(offer.total) }) : undefined
      }
      className={css.progress}
    />
  )
}
