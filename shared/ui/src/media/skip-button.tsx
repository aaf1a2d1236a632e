import { IconButton } from '../base/actions/icon-button.tsx'
import css from './skip-button.module.css'

export interface SkipButtonProps {
  direction: 'back' | 'ahead'
  /** Shown inside the icon. */
  seconds: number
  /** "Back 15 seconds" */
  label: string
  onPress: () => void
}

/** Skips back or ahead: a curved arrow with the seconds inside. */
export function SkipButton({ direction, seconds, label, onPress }: SkipButtonProps) {
  return (
    <span className={css.skip}>
      <IconButton icon={`skip-${direction}`} label={label} onPress={onPress} />
      <span aria-hidden="true">{seconds}</span>
    </span>
  )
}
