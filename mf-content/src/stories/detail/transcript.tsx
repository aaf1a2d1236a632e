import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { Disclosure } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../shared/detail/prose.tsx'

/** Whether the recording reads the text of the page, which then is the transcript. */
export const readsThisPage = ({ transcript, body }: StoryDetail): boolean => transcript === body

/** The full text of a recording or film in its language, for visitors who cannot hear it or have no network. */
export function Transcript({ story }: { story: StoryDetail }) {
  const { t } = useTranslation('content')
  const { transcript, audio_locale } = story
  if (!transcript || readsThisPage(story) || !(story.audio_file || story.video_file)) return null
  return (
    <Disclosure title={t('story.transcript')} icon="book-open">
      <div lang={audio_locale ?? undefined}>
        <Prose text={transcript} />
      </div>
    </Disclosure>
  )
}
