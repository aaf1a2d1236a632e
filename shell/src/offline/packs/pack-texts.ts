import { useFormat } from '@sureda/remote/format'
import type { OfflinePackSubject } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import type { PackOffer } from './pack-offer.ts'
import type { SavedPack } from './saved-packs.ts'
import { useBytes } from './use-bytes.ts'

/** Why a pack is incomplete. `missing`: bytes that need space on the phone; those of the whole pack if unknown. */
export function useStoppedText() {
  const { t } = useTranslation('shell')
  const bytes = useBytes()
  return ({ fault, pack }: SavedPack, missing: number | null = null): string =>
    t(`keep.${fault ?? 'stopped'}`, { size: bytes(missing ?? pack.bytes) })
}

/** The sentence under the title: what it is, its state, and what to do after a failure. */
export function usePackText({ kind }: OfflinePackSubject, offer: PackOffer): string {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const bytes = useBytes()
  const stopped = useStoppedText()
  const language = useSession((state) => state.language)
  switch (offer.state) {
    case 'without-network':
      return t('keep.noNetwork')
    case 'in-territory':
      return t('keep.inTerritory')
    case 'cannot-ask':
      return t('keep.askFailed')
    case 'stopped':
      return stopped(offer.saved, offer.missing)
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
