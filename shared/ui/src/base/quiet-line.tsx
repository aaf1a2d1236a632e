import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './quiet-line.module.css'

export interface QuietLineProps {
  /** None where the words alone are enough, as below a photograph. */
  icon?: IconName
  children: ReactNode
}

/** Something one should know of what stands beside it, said once and quietly. */
export function QuietLine({ icon, children }: QuietLineProps) {
  return (
    <p className={css.line}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </p>
  )
}
