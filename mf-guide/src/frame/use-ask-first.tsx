import { ConfirmDialog } from '@sureda/ui/confirm-dialog'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Asked {
  /** Does it at once where nothing is lost, else asks. */
  ask: () => void
  dialog: ReactNode
}

/**
 * Asks before something that was written is thrown away.
 *
 * @param isLosing whether it would be
 * @param onYes throws it away
 */
export function useAskFirst(isLosing: () => boolean, onYes: () => void, title: string): Asked {
  const { t } = useTranslation('guide')
  const [isAsking, setAsking] = useState(false)
  return {
    ask: () => (isLosing() ? setAsking(true) : onYes()),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={title}
        text={t('discard.text')}
        confirmLabel={t('discard.yes')}
        cancelLabel={t('discard.no')}
        onConfirm={onYes}
      />
    ),
  }
}
