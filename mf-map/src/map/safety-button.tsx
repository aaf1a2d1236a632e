import { paths } from '@sureda/contract/remote/paths'
import { IconButton } from '@sureda/ui/base'
import type { SheetHeight } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import css from './safety-button.module.css'

interface SafetyButtonProps {
  /** Id of the shown or followed route: its contact and ways out come first. */
  route: string | null
  /** Height of the sheet below; the button moves above it. */
  above: SheetHeight | null
}

/** A link to `/seguridad`. It is part of the frame, so that it is shown although other parts failed to load. */
export function SafetyButton({ route, above }: SafetyButtonProps) {
  const { t } = useTranslation('map')
  return (
    <div className={css.place} data-above={above ?? undefined}>
      <IconButton icon="emergency" variant="raised" label={t('safety.title')} href={paths.safety(route)} />
    </div>
  )
}
