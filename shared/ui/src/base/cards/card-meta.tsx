import { classNames } from '../../core/class-names.ts'
import { VisuallyHidden } from '../../core/visually-hidden.tsx'
import { Icon, type IconName } from '../../icons/icon.tsx'
import css from './card-meta.module.css'

export interface CardMeta {
  icon?: IconName
  text: string
  /** Meaning of the figure for screen readers, e.g. "Duration". */
  label?: string
}

/** The line of short facts under a title. */
export function CardMetaRow({ items, className }: { items: CardMeta[]; className?: string }) {
  return (
    <ul className={classNames(css.row, className)}>
      {items.map((item) => (
        <li key={`${item.icon}${item.text}`} className={css.item}>
          {item.icon && <Icon name={item.icon} size="small" />}
          {item.label && <VisuallyHidden>{item.label}: </VisuallyHidden>}
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  )
}
