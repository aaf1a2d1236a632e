import { LinkButton, Section } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import css from './keyword-links.module.css'

export interface KeywordLink {
  href: string
  name: string
  icon?: IconName | undefined
}

/** Keywords of an item, each a link to the items that share it. */
export function KeywordLinks({ title, links }: { title: string; links: readonly KeywordLink[] }) {
  if (links.length === 0) return null
  return (
    <Section title={title}>
      <ul className={css.text} aria-label={title}>
        {links.map(({ href, name, icon }) => (
          <li key={href}>
            <LinkButton href={href} variant="secondary" size="small" icon={icon}>
              <span className={css.name}>{name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
