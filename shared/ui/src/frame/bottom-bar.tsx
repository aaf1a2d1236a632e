import { Link } from 'react-aria-components/Link'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './bottom-bar.module.css'

export interface BottomBarItem {
  href: string
  icon: IconName
  label: string
  isCurrent?: boolean
  badge?: number
  onPress?: () => void
}

export interface BottomBarProps {
  label: string
  items: BottomBarItem[]
  className?: string
}

/** The five main links of the app, within reach of a thumb. */
export function BottomBar({ label, items, className }: BottomBarProps) {
  return (
    <nav className={classNames(css.bar, className)} aria-label={label}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.label}>
            <Link
              className={css.place ?? ''}
              href={item.href}
              onPress={item.onPress}
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              <span className={css.icon}>
                <Icon name={item.icon} />
                {item.badge ? (
                  <span className={css.badge}>{item.badge > 99 ? '99+' : item.badge}</span>
                ) : null}
              </span>
              <span className={css.label}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
