import { paths } from '@sureda/contract/remote/paths'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { pictureOf } from '@sureda/remote/format'
import { ListCard, Picture } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useRatingMeta } from '../shared/cards/use-rating-fact.tsx'
import { WarningBadge } from '../shared/cards/warning-badge.tsx'
import css from './operator-list-screen.module.css'

/** An operator as a row; its picture has the shape of a doorway. */
export function OperatorRow({ operator }: { operator: Operator }) {
  const { t } = useTranslation('content')
  return (
    <ListCard
      href={paths.operator(operator.id)}
      title={operator.name}
      eyebrow={t(`operator.category.${operator.category}`)}
      text={operator.municipality}
      meta={useRatingMeta(operator)}
      start={<Picture {...pictureOf(operator, 'thumb', { alt: '', ratio: '3/4' })} className={css.arch} />}
      badge={isWarned(operator) ? <WarningBadge /> : undefined}
    />
  )
}
