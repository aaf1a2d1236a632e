import type { ReactNode } from 'react'
import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { type CardMeta, CardMetaRow } from './card-meta.tsx'
import { CardTitle } from './card-title.tsx'
import css from './list-card.module.css'
import { Picture, type PictureProps } from './picture.tsx'

export interface ListCardProps {
  title: string
  href?: string
  onPress?: () => void
  picture?: PictureProps
  icon?: IconName
  /** Other content at the start: an Avatar, a date. */
  start?: ReactNode
  eyebrow?: string
  text?: string
  meta?: CardMeta[]
  badge?: ReactNode
  /** Controls at the end, outside the link. Without them a chevron shows that the card is a link. */
  end?: ReactNode
  headingLevel?: 2 | 3 | 4
  isDisabled?: boolean
  className?: string
}

export function ListCard(props: ListCardProps) {
  const {
    title,
    href,
    onPress,
    picture,
    icon,
    start,
    eyebrow,
    text,
    meta,
    badge,
    end,
    headingLevel = 3,
    isDisabled,
    className,
  } = props
  const leads = Boolean(href || onPress)
  return (
    <article className={classNames(css.card, className)} data-disabled={isDisabled || undefined}>
      {picture && <Picture {...picture} ratio="fill" className={css.picture} />}
      {icon && !picture && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      {start}
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <CardTitle
          title={title}
          headingLevel={headingLevel}
          href={href}
          onPress={onPress}
          isDisabled={isDisabled}
          className={css.title}
        />
        {text && <p className={css.text}>{text}</p>}
        {meta && meta.length > 0 && <CardMetaRow items={meta} />}
        {badge && <div className={css.badge}>{badge}</div>}
      </div>
      {end ? (
        <div className={css.end}>{end}</div>
      ) : (
        leads && <Icon name="chevron-right" className={css.chevron} />
      )}
    </article>
  )
}
