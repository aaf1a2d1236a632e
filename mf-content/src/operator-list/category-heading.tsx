import type { Operator } from '@sureda/contract/operator'
import { Icon } from '@sureda/ui/icon'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CATEGORY_ICONS } from './category-icons.ts'
import css from './operator-list-screen.module.css'

/** What some of them do, with its sign, as over the doors of a street. */
export function CategoryHeading({
  category,
  children,
}: {
  category: Operator['category']
  children: ReactNode
}) {
  const { t } = useTranslation('content')
  const id = useId()
  return (
    <section className={css.street} aria-labelledby={id}>
      <h2 className={css.sign} id={id}>
        <Icon name={CATEGORY_ICONS[category]} className={css.icon} />
        {t(`operator.category.${category}`)}
      </h2>
      {children}
    </section>
  )
}
