import css from './prose.module.css'
import { paragraphsOf } from './summary.ts'

/** Plain text in paragraphs for reading; `dropCap` begins it like a chapter. */
export function Prose({ text, dropCap }: { text: string; dropCap?: boolean }) {
  return (
    <div className={css.prose} data-drop-cap={dropCap || undefined}>
      {/* keyed by index: the order never changes, and two paragraphs may have the same text */}
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
