import { Icon } from '@sureda/ui/icon'
import type { ReactNode } from 'react'
import css from './quiet-line.module.css'

/** Something one should know of what stands beside it, said once and quietly. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <p className={css.line}>
      <Icon name="info" size="small" />
      <span>{children}</span>
    </p>
  )
}
