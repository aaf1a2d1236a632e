import { useConfirmDiscard } from '@sureda/remote/unsaved'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './save-bar.module.css'

interface SaveBarProps {
  count: number
  saveLabel: string
  /** Without it the button submits the surrounding form. */
  onSave?: () => void
  onDiscard: () => void
  isPending: boolean
  isDisabled?: boolean
}

/** Says how many changes are not saved, with save and discard. Without changes it only has save, for a form that was never saved. */
export function SaveBar({ count, saveLabel, onSave, onDiscard, isPending, isDisabled }: SaveBarProps) {
  const { t } = useTranslation('guide')
  const { ask, dialog } = useConfirmDiscard(() => count > 0, onDiscard, t('discard.changes', { count }))
  return (
    <div className={css.bar}>
      <p role="status" className={css.words}>
        {count > 0 && t('saveBar.unsaved', { count })}
      </p>
      <div className={css.buttons}>
        {count > 0 && (
          <Button variant="quiet" isDisabled={isPending} onPress={ask}>
            {t('saveBar.discard')}
          </Button>
        )}
        <Button
          isPending={isPending}
          pendingLabel={t('saveBar.saving')}
          isDisabled={isDisabled}
          {...(onSave ? { onPress: onSave } : { type: 'submit' as const })}
        >
          {saveLabel}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
