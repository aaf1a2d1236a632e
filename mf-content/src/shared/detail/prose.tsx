import css from './prose.module.css'
import { paragraphsOf } from './summary.ts'

/** Plain text in paragraphs, set for reading; `dropCap` opens it as a chapter does. */
export function Prose({ text, dropCap }: { text: string; dropCap?: boolean }) {
  return (
    <div className={css.prose} data-drop-cap={dropCap || undefined}>
      {/* nothing is ever put between: the place is the identity, and two paragraphs may say the same */}
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
