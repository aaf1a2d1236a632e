import css from './field.module.css'
import { Icon } from './icon.tsx'

/** The message of a field: words and a mark, never colour alone. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <span className={css.error} id={id}>
      <Icon name="alert-triangle" size="small" />
      <span>{children}</span>
    </span>
  )
}
