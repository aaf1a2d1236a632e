import { paragraphsOf } from '../domain/summary.ts'
import css from './prose.module.css'

/** Plain text in paragraphs, set for reading; `dropCap` opens it as a chapter does. */
export function Prose({ text, dropCap }: { text: string; dropCap?: boolean }) {
  return (
    <div className={css.prose} data-drop-cap={dropCap || undefined}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
