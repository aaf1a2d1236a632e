import { isWarned } from '@sureda/contract/notice-of'
import type { Operator } from '@sureda/contract/operator'
import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { ListCard } from '@sureda/ui/list-card'
import { Picture } from '@sureda/ui/picture'
import { useTranslation } from 'react-i18next'
import { DemoBadge } from '../frame/demo-badge.tsx'
import { WarningBadge } from '../frame/warning-badge.tsx'
import css from './operator-list-screen.module.css'

/** One of those who open doors: their picture stands in one. */
export function OperatorRow({ operator }: { operator: Operator }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { rating } = operator
  return (
    <ListCard
      href={paths.operator(operator.id)}
      title={operator.name}
      eyebrow={t(`operator.type.${operator.type}`)}
      text={operator.municipality}
      meta={
        rating === null
          ? undefined
          : [{ icon: 'star-filled', text: format.number(rating, 1), label: t('fact.rating') }]
      }
      start={<Picture {...pictureOf(operator, 'thumb', { alt: '', ratio: '3/4' })} className={css.door} />}
      badge={isWarned(operator) ? <WarningBadge /> : operator.demo ? <DemoBadge /> : undefined}
    />
  )
}
