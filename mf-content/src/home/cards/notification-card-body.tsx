import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { LinkButton } from '@sureda/ui/base'
import { Icon, type IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { cardAction } from './card-action.ts'
import { CardText } from './card-text.tsx'
import css from './notification-card-body.module.css'
import { pathInApp } from './path-in-app.ts'

const ICONS: Record<NotificationCard['type'], IconName> = {
  general: 'bell',
  transporte: 'navigation',
  hospedaje: 'bed',
  alimentacion: 'utensils',
  actividades: 'footprints',
  ubicacion: 'map-pin',
  tip: 'sparkles',
}

export function NotificationCardBody({ card }: { card: NotificationCard }) {
  const { t } = useTranslation('content')
  const href = card.button_text ? cardAction(card) : null
  const path = href && pathInApp(href)
  const isOutside = !path && href?.startsWith('https:')
  return (
    <div className={css.body}>
      <p className={css.kind}>
        <Icon name={ICONS[card.type]} size="small" />
        {card.operator ? t('card.from', { name: card.operator.name }) : t(`card.type.${card.type}`)}
      </p>
      <h2 className={css.title}>{card.title}</h2>
      <CardText html={card.content} />
      {href && (
        <LinkButton
          href={path ?? href}
          size="small"
          variant="secondary"
          className={css.action}
          {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {card.button_text}
        </LinkButton>
      )}
    </div>
  )
}
