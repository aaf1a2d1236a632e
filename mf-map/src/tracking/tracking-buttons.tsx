import { IconButton } from '@sureda/ui/base'
import type { SheetHeight } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import css from './tracking-buttons.module.css'

interface TrackingButtonsProps {
  /** Height of the sheet below; null for none. */
  above: SheetHeight | null
  /** Null where the action is not possible. */
  onStart: (() => void) | null
  onFollow: (() => void) | null
  onWhole: (() => void) | null
  onRecordings: (() => void) | null
}

/** Buttons of the walk, on the other side of the map than layers and zoom. */
export function TrackingButtons(props: TrackingButtonsProps) {
  const { above, onStart, onFollow, onWhole, onRecordings } = props
  const { t } = useTranslation('map')
  return (
    <div className={css.buttons} data-above={above ?? undefined}>
      {onFollow && (
        <IconButton icon="navigation" variant="raised" label={t('gps.follow')} onPress={onFollow} />
      )}
      {onWhole && <IconButton icon="expand" variant="raised" label={t('gps.whole')} onPress={onWhole} />}
      {onRecordings && !above && (
        <IconButton
          icon="book-open"
          variant="raised"
          label={t('gps.recordings.title')}
          aria-haspopup="dialog"
          onPress={onRecordings}
        />
      )}
      {onStart && !above && (
        <IconButton icon="footprints" variant="solid" size="large" label={t('gps.start')} onPress={onStart} />
      )}
    </div>
  )
}
