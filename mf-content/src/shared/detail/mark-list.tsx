import { Icon, type IconName } from '@sureda/ui/icons'
import css from './mark-list.module.css'

interface MarkListProps {
  items: readonly string[]
  icon: IconName
  tone?: 'accent' | 'muted' | 'primary'
  'aria-label'?: string
}

/** A list whose bullets tell its kind: included, not included, to bring. */
export function MarkList({ items, icon, tone = 'accent', ...aria }: MarkListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of an unstyled list
    <ul className={css.list} data-tone={tone} role="list" {...aria}>
      {/* keyed by index, because two lines may have the same text */}
      {items.map((item, index) => (
        <li key={index} className={css.item}>
          <Icon name={icon} size="small" className={css.mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
