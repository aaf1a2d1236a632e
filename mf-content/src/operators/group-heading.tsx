import { Icon, type IconName } from '@sureda/ui/icons'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperatorGroup } from './operator-filter.ts'
import css from './operator-list-screen.module.css'

const ICONS: Record<OperatorGroup, IconName> = {
  stay: 'bed',
  visit: 'binoculars',
  local: 'store',
  move: 'bus',
  help: 'info',
}

/** Heading of a group of operators, with its icon. */
export function GroupHeading({ group, children }: { group: OperatorGroup; children: ReactNode }) {
  const { t } = useTranslation('content')
  const id = useId()
  return (
    <section className={css.street} aria-labelledby={id}>
      <h2 className={css.sign} id={id}>
        <Icon name={ICONS[group]} className={css.icon} />
        {t(`operator.group.${group}`)}
      </h2>
      {children}
    </section>
  )
}
