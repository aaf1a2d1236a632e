import { Avatar } from '@sureda/ui/base'
import css from './faces.module.css'

const SHOWN = 5

/** Initials of the first few members, and how many more. Decorative: names or number are beside it. */
export function Faces({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const more = names.length - SHOWN
  return (
    <span className={css.row} aria-hidden="true">
      {names.slice(0, SHOWN).map((name, index) => (
        <Avatar key={index} name={name} size="small" className={css.face} />
      ))}
      {more > 0 && <span className={css.more}>{`+${more}`}</span>}
    </span>
  )
}
