import { Button } from '@sureda/ui/button'
import { useTranslation } from 'react-i18next'
import css from './save-bar.module.css'

interface SaveBarProps {
  count: number
  saveLabel: string
  onSave: () => void
  onDiscard: () => void
  isPending: boolean
  isDisabled?: boolean
}

/** "2 changes not saved": stays in reach of the thumb until they are. Without changes it only saves, for what was never saved. */
export function SaveBar({ count, saveLabel, onSave, onDiscard, isPending, isDisabled }: SaveBarProps) {
  const { t } = useTranslation('guide')
  return (
    <div className={css.bar}>
      <p role="status" className={css.words}>
        {count > 0 && t('saveBar.unsaved', { count })}
      </p>
      <div className={css.buttons}>
        {count > 0 && (
          <Button variant="quiet" isDisabled={isPending} onPress={onDiscard}>
            {t('saveBar.discard')}
          </Button>
        )}
        <Button
          isPending={isPending}
          pendingLabel={t('saveBar.saving')}
          isDisabled={isDisabled}
          onPress={onSave}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  )
}
