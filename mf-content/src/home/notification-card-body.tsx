import type { NotificationCard } from '@sureda/contract/notification-card'
import { Icon, type IconName } from '@sureda/ui/icon'
import { LinkButton } from '@sureda/ui/link-button'
import { useTranslation } from 'react-i18next'
import { cardAction } from '../domain/card-action.ts'
import css from './notification-card-body.module.css'
import { safeHtml } from './safe-html.ts'

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
  const isOutside = href?.startsWith('https:')
  return (
    <div className={css.body}>
      <p className={css.kind}>
        <Icon name={ICONS[card.type]} size="small" />
        {card.operator ? t('card.from', { name: card.operator.name }) : t(`card.type.${card.type}`)}
      </p>
      <h2 className={css.title}>{card.title}</h2>
      {/* sanitised when it was written, and again here */}
      <div className={css.words} dangerouslySetInnerHTML={{ __html: safeHtml(card.content) }} />
      {href && (
        <LinkButton
          href={href}
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
