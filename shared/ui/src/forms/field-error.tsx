import { Icon } from '../icons/icon.tsx'
import css from './field.module.css'

/** The message of a field: words and a mark, never colour alone. A screen reader says it when it appears. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <span className={css.error} id={id} role="alert" data-field-error="">
      <Icon name="alert-triangle" size="small" />
      <span>{children}</span>
    </span>
  )
}
