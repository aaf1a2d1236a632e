import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../../core/class-names.ts'
import css from './card-title.module.css'

export interface CardTitleProps {
  title: string
  headingLevel: 2 | 3 | 4
  href?: string
  onPress?: () => void
  isDisabled?: boolean
  className?: string
}

/**
 * Heading whose link or button covers the whole card: the card is one large target, but only the title is read as the
 * link. The card needs `position: relative`; other controls on it need `position: relative` and a z-index of 1.
 */
export function CardTitle({ title, headingLevel, href, onPress, isDisabled, className }: CardTitleProps) {
  const Heading = `h${headingLevel}` as const
  const cover = classNames(css.cover) ?? ''
  return (
    <Heading className={classNames(css.title, className)}>
      {href ? (
        <Link className={cover} href={href} onPress={onPress} isDisabled={isDisabled}>
          {title}
        </Link>
      ) : onPress ? (
        <Button className={cover} onPress={onPress} isDisabled={isDisabled}>
          {title}
        </Button>
      ) : (
        title
      )}
    </Heading>
  )
}
