import type { ReactNode } from 'react'
import { classNames } from '../../core/class-names.ts'
import { type CardMeta, CardMetaRow } from './card-meta.tsx'
import { CardTitle } from './card-title.tsx'
import css from './image-card.module.css'
import { Picture, type PictureProps } from './picture.tsx'

export interface ImageCardProps {
  href: string
  title: string
  picture: PictureProps
  eyebrow?: string
  badge?: ReactNode
  text?: string
  meta?: CardMeta[]
  price?: ReactNode
  /** A FavoriteButton. */
  favorite?: ReactNode
  headingLevel?: 2 | 3 | 4
  onPress?: () => void
  className?: string
}

/** Picture above, caption below, like the plates of a printed guide. */
export function ImageCard(props: ImageCardProps) {
  const {
    href,
    title,
    picture,
    eyebrow,
    badge,
    text,
    meta,
    price,
    favorite,
    headingLevel = 3,
    onPress,
    className,
  } = props
  return (
    <article className={classNames(css.card, className)}>
      <Picture {...picture} className={css.picture}>
        {badge && <span className={css.badge}>{badge}</span>}
      </Picture>
      <div className={css.caption}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <CardTitle title={title} headingLevel={headingLevel} href={href} onPress={onPress} />
        {text && <p className={css.text}>{text}</p>}
        {(meta?.length || price) && (
          <div className={css.foot}>
            {meta && meta.length > 0 && <CardMetaRow items={meta} />}
            {price && <span className={css.price}>{price}</span>}
          </div>
        )}
      </div>
      {favorite && <div className={css.favorite}>{favorite}</div>}
    </article>
  )
}
