import { PASSWORD_MIN } from '@sureda/contract/rules/limits'
import { VisuallyHidden } from '@sureda/ui/core'
import css from './password-strength.module.css'

/** Bark that thickens with every character: one cell for each of the eight required. */
export function PasswordStrength({ length, text }: { length: number; text: string }) {
  const cells = Array.from({ length: PASSWORD_MIN }, (_, index) => index)
  return (
    <div className={css.meter} data-full={length >= PASSWORD_MIN || undefined}>
      <div className={css.bark} aria-hidden="true">
        {cells.map((cell) => (
          <span key={cell} className={css.cell} data-grown={cell < length || undefined} />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </div>
  )
}
