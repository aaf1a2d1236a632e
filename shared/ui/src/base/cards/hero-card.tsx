import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { CardTitle } from './card-title.tsx'
import css from './hero-card.module.css'
import { BarkEdge, Motif } from './motif.tsx'
import { Picture, type PictureProps } from './picture.tsx'

export interface HeroCardProps {
  href: string
  title: string
  eyebrow?: string
  text?: string
  picture?: PictureProps
  icon?: IconName
  /** Background of a card without picture. */
  tone?: 'primary' | 'accent' | 'ink'
  headingLevel?: 2 | 3
  onPress?: () => void
  className?: string
}

/** A large entry to a section: a picture over a torn paper label, or growth rings on the brand's colour. */
export function HeroCard(props: HeroCardProps) {
  const {
    href,
    title,
    eyebrow,
    text,
    picture,
    icon,
    tone = 'primary',
    headingLevel = 2,
    onPress,
    className,
  } = props
  return (
    <article
      className={classNames(css.card, className)}
      data-tone={tone}
      data-picture={Boolean(picture) || undefined}
    >
      {picture ? (
        <Picture {...picture} ratio="fill" className={css.picture}>
          <BarkEdge className={css.edge} />
        </Picture>
      ) : (
        <Motif name="rings" className={css.rings} />
      )}
      <div className={css.caption}>
        <div className={css.words}>
          {icon && <Icon name={icon} size="large" className={css.icon} />}
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <CardTitle
            title={title}
            headingLevel={headingLevel}
            href={href}
            onPress={onPress}
            className={css.title}
          />
          {text && <p className={css.text}>{text}</p>}
        </div>
        <Icon name="arrow-right" className={css.arrow} />
      </div>
    </article>
  )
}
