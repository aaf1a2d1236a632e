import type { OfflinePackSubject } from '@sureda/remote/offline'
import { Button } from '@sureda/ui/base'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeletePack } from './delete-pack.tsx'
import type { PackOffer } from './pack-offer.ts'
import css from './save-offline-card.module.css'
import { savePack, stopPack } from './save-pack.ts'
import { keyOf } from './saved-packs.ts'
import { useBytes } from './use-bytes.ts'

interface Props {
  subject: OfflinePackSubject
  offer: PackOffer
}

/** The buttons of each state. Their position is fixed, so that nothing moves under the thumb. */
export function PackActions({ subject, offer }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={css.actions}>
      <Main subject={subject} offer={offer} />
      <Second subject={subject} offer={offer} onDelete={() => setAsking(true)} />
      <DeletePack
        pack={isAsking ? { key: keyOf(subject), title: subject.title } : null}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function Main({ subject, offer }: Props) {
  const { t } = useTranslation('shell')
  const bytes = useBytes()
  const save = () => void savePack(subject)
  switch (offer.state) {
    case 'asking':
      return (
        <Button variant="secondary" isDisabled>
          {t('keep.asking')}
        </Button>
      )
    case 'cannot-ask':
      return (
        <Button variant="secondary" icon="refresh" onPress={offer.retry}>
          {t('common.retry')}
        </Button>
      )
    case 'offered':
      return (
        <Button icon="download" onPress={save}>
          {t('keep.save', { size: bytes(offer.bytes) })}
        </Button>
      )
    case 'saving':
      return (
        <Button variant="secondary" icon="pause" onPress={() => stopPack(keyOf(subject))}>
          {t('keep.stop')}
        </Button>
      )
    case 'stopped':
      return offer.saved.fault === 'gone' ? null : (
        <Button icon="download" onPress={save}>
          {t('keep.resume')}
        </Button>
      )
    case 'saved':
      return offer.change && offer.fault !== 'gone' ? (
        <Button icon="refresh" onPress={save}>
          {t('keep.update')}
        </Button>
      ) : null
    case 'in-territory':
    case 'without-network':
      return null
  }
}

function Second({ offer, onDelete }: Props & { onDelete: () => void }) {
  const { t } = useTranslation('shell')
  if (offer.state !== 'saved' && offer.state !== 'stopped') return null
  return (
    <Button variant="quiet" icon="trash" onPress={onDelete}>
      {t('keep.delete')}
    </Button>
  )
}
