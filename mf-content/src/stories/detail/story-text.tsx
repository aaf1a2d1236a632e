import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { usePlayerState } from '@sureda/remote/features/player'
import { Icon } from '@sureda/ui/icons'
import { paragraphsOf } from '../../shared/detail/summary.ts'
import { paragraphAt } from './read-along.ts'
import { recordingOf } from './recording-of.ts'
import css from './story-text.module.css'
import { readsThisPage } from './transcript.tsx'

/** The text of a story, set like a book. During its recording a mark in the margin shows the paragraph. */
export function StoryText({ story }: { story: StoryDetail }) {
  const paragraphs = paragraphsOf(story.body)
  const id = readsThisPage(story) ? recordingOf(story)?.id : undefined
  const read = usePlayerState(({ recording, status, time, duration }) =>
    id && recording?.id === id && status !== 'failed'
      ? paragraphAt(story.title, paragraphs, time, duration)
      : -1,
  )
  return (
    <div className={css.text}>
      {/* keyed by index: the order never changes, and two paragraphs may have the same text */}
      {paragraphs.map((paragraph, index) => (
        <p key={index} data-read={index === read || undefined}>
          {paragraph}
        </p>
      ))}
      <Icon name="oak-leaf" className={css.end} />
    </div>
  )
}
