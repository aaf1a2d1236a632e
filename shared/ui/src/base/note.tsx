import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './note.module.css'

export interface NoteProps {
  /** Omitted where the text is enough, as below a photograph. */
  icon?: IconName
  children: ReactNode
}

/** A short remark about the content beside it, in a muted colour. */
export function Note({ icon, children }: NoteProps) {
  return (
    <p className={css.line}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </p>
  )
}
