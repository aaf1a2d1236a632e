import { paths } from '@sureda/contract/remote/paths'
import { IconButton } from '@sureda/ui/base'
import type { SheetHeight } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import css from './safety-button.module.css'

interface SafetyButtonProps {
  /** The route that is followed or shown: its contacts and ways out come first. */
  route: string | null
  /** How high the sheet below is: the button steps up. */
  above: SheetHeight | null
}

/** The way to help: part of the stage, so that it is there whatever else could not be loaded. */
export function SafetyButton({ route, above }: SafetyButtonProps) {
  const { t } = useTranslation('map')
  return (
    <div className={css.place} data-above={above ?? undefined}>
      <IconButton icon="emergency" variant="raised" label={t('safety.title')} href={paths.safety(route)} />
    </div>
  )
}
