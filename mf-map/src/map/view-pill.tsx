import { FloatingPill } from '@sureda/ui/base'
import type { ReactNode } from 'react'
import type { PillFocus } from './use-pill-focus.ts'
import css from './view-pill.module.css'

interface ViewPillProps {
  icon: 'list' | 'map'
  focus: PillFocus
  className?: string
  onPress: () => void
  children: ReactNode
}

/** The button that changes between map and list. */
export function ViewPill({ icon, focus, className, onPress, children }: ViewPillProps) {
  return (
    <div ref={focus.place} className={css.holder}>
      <FloatingPill
        icon={icon}
        className={className}
        onPress={() => {
          focus.onPress()
          onPress()
        }}
      >
        {children}
      </FloatingPill>
    </div>
  )
}
