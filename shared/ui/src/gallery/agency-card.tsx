import type { CSSProperties } from 'react'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './agency-card.module.css'

export interface AgencyCardProps {
  name: string
  message?: string | null
  /** Colours of header and contacts; white must read on both. */
  primaryColor: string
  secondaryColor: string
  /** Absolute address of the logo; initials without one. */
  logo?: string | null
  /** Contact channels. Without `href` a line of text. */
  contacts: { icon: IconName; text: string; href?: string; label?: string }[]
  headingLevel?: 2 | 3
  className?: string
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toLocaleUpperCase())
    .join('')

/** An agency's card: its colours, greeting and contacts. */
export function AgencyCard(props: AgencyCardProps) {
  const { name, message, primaryColor, secondaryColor, logo, contacts, headingLevel = 3, className } = props
  const Heading = `h${headingLevel}` as const
  const colors = { '--agency-primary': primaryColor, '--agency-secondary': secondaryColor } as CSSProperties
  return (
    <article className={classNames(css.card, className)} style={colors}>
      <header className={css.head}>
        <span className={css.mark} aria-hidden="true">
          {logo ? <img className={css.logo} src={logo} alt="" width={48} height={48} /> : initials(name)}
        </span>
        <Heading className={css.name}>{name}</Heading>
      </header>
      <div className={css.body}>
        {message && <p className={css.message}>{message}</p>}
        {contacts.length > 0 && (
          <ul className={css.contacts}>
            {contacts.map(({ icon, text, href, label }) => (
              <li key={`${icon} ${text}`}>
                {href ? (
                  <a className={css.way} href={href} aria-label={label}>
                    <Icon name={icon} size="small" />
                    <span>{text}</span>
                  </a>
                ) : (
                  <span className={css.line}>
                    <Icon name={icon} size="small" />
                    <span>{text}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
