import { paths } from '@sureda/contract/paths'
import { IconButton } from '@sureda/ui/icon-button'
import { useTranslation } from 'react-i18next'
import css from './tracking-buttons.module.css'

interface TrackingButtonsProps {
  isRaised: boolean
  safetyRoute: string | null
  /** Null where there is nothing to start, to follow or to list. */
  onStart: (() => void) | null
  onFollow: (() => void) | null
  onRecordings: (() => void) | null
}

/** The other side of the map from layers and zoom: help, and the walk. */
export function TrackingButtons(props: TrackingButtonsProps) {
  const { isRaised, safetyRoute, onStart, onFollow, onRecordings } = props
  const { t } = useTranslation('map')
  return (
    <div className={css.buttons} data-raised={isRaised || undefined}>
      {onFollow && (
        <IconButton icon="navigation" variant="raised" label={t('gps.follow')} onPress={onFollow} />
      )}
      <IconButton
        icon="emergency"
        variant="raised"
        label={t('safety.title')}
        href={paths.safety(safetyRoute)}
      />
      {onRecordings && !isRaised && (
        <IconButton
          icon="book-open"
          variant="raised"
          label={t('gps.recordings.title')}
          aria-haspopup="dialog"
          onPress={onRecordings}
        />
      )}
      {onStart && !isRaised && (
        <IconButton icon="footprints" variant="solid" size="large" label={t('gps.start')} onPress={onStart} />
      )}
    </div>
  )
}
