import { IconButton } from '../base/actions/icon-button.tsx'
import css from './skip-button.module.css'

export interface SkipButtonProps {
  direction: 'back' | 'ahead'
  /** Written into the sign. */
  seconds: number
  /** "Back 15 seconds" */
  label: string
  onPress: () => void
}

/** A sentence back, or past one: a turned arrow with the seconds in it. */
export function SkipButton({ direction, seconds, label, onPress }: SkipButtonProps) {
  return (
    <span className={css.skip}>
      <IconButton icon={`skip-${direction}`} label={label} onPress={onPress} />
      <span aria-hidden="true">{seconds}</span>
    </span>
  )
}
