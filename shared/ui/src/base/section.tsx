import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import { Icon } from '../icons/icon.tsx'
import css from './section.module.css'

export interface SectionProps {
  title: string
  titleHidden?: boolean
  action?: { label: string; href?: string; onPress?: () => void }
  headingLevel?: 2 | 3
  className?: string
  children: ReactNode
}

/** A part of a screen with its heading and, at the end, a link to all items. */
export function Section({ title, titleHidden, action, headingLevel = 2, className, children }: SectionProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const more = action && (
    <>
      <span>{action.label}</span>
      <Icon name="arrow-right" size="small" />
    </>
  )
  return (
    <section className={classNames(css.section, className)} aria-labelledby={id}>
      <div className={css.head} data-hidden={titleHidden || undefined}>
        <Heading className={css.title} id={id}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </Heading>
        {action?.href && (
          <Link className={css.more ?? ''} href={action.href} onPress={action.onPress}>
            {more}
          </Link>
        )}
        {action && !action.href && (
          <Button className={css.more ?? ''} onPress={action.onPress}>
            {more}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
