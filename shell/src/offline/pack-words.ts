import { useFormat } from '@sureda/remote/format'
import type { OfflinePackSubject } from '@sureda/remote/save-offline'
import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import type { PackOffer } from './pack-offer.ts'
import { useBytes } from './use-bytes.ts'

/** The sentence under the title: what it is, how it stands, and what to do when it went wrong. */
export function usePackWords({ kind }: OfflinePackSubject, offer: PackOffer): string {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const bytes = useBytes()
  const language = useSession((state) => state.language)
  switch (offer.state) {
    case 'without-network':
      return t('keep.noNetwork')
    case 'cannot-ask':
      return t('keep.askFailed')
    case 'stopped': {
      const { fault, pack } = offer.saved
      return t(`keep.${fault ?? 'stopped'}`, { size: bytes(offer.missing ?? pack.bytes) })
    }
    case 'saved': {
      const { pack, savedAt } = offer.saved
      if (offer.fault) return t(`keep.notUpdated.${offer.fault}`)
      if (offer.change === 'content') return t('keep.outdated')
      if (offer.change === 'language')
        return t('keep.otherLanguage', {
          language: new Intl.DisplayNames(language, { type: 'language' }).of(pack.language),
        })
      return t('keep.savedAgo', { size: bytes(pack.bytes), ago: format.ago(savedAt ?? Date.now()) })
    }
    case 'offered':
      return offer.fault ? t(`keep.notSaved.${offer.fault}`) : t(`keep.text.${kind}`)
    default:
      return t(`keep.text.${kind}`)
  }
}
