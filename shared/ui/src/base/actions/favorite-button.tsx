import { Button } from 'react-aria-components/Button'
import { classNames } from '../../core/class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import css from './favorite-button.module.css'

export interface FavoriteButtonProps {
  isFavorite: boolean
  /** Action and item, e.g. "Save La Pela to favorites". It stays the same when pressed; aria-pressed conveys the state. */
  label: string
  onChange: (next: boolean) => void
  isPending?: boolean
  variant?: 'photo' | 'quiet'
  className?: string
}

export function FavoriteButton(props: FavoriteButtonProps) {
  const { isFavorite, label, onChange, isPending, variant = 'photo', className } = props
  return (
    <Button
      className={classNames(css.button, className) ?? ''}
      data-variant={variant}
      data-favorite={isFavorite || undefined}
      aria-label={label}
      aria-pressed={isFavorite}
      data-waiting={isPending || undefined}
      onPress={() => {
        if (!isPending) onChange(!isFavorite)
      }}
    >
      <span className={css.disc}>
        <Icon name={isFavorite ? 'heart-filled' : 'heart'} />
      </span>
    </Button>
  )
}
