import { Icon } from '../icons/icon.tsx'
import css from './field.module.css'

/** Message of a field: text and an icon, never colour alone. Announced when it appears. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <span className={css.error} id={id} role="alert" data-field-error="">
      <Icon name="alert-triangle" size="small" />
      <span>{children}</span>
    </span>
  )
}
