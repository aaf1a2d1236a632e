import type { Locale } from '@sureda/contract/locale'
import { mediaUrl } from '@sureda/contract/media-url'
import type { StoryDetail } from '@sureda/contract/story'
import { Disclosure } from '@sureda/ui/disclosure'
import { useTranslation } from 'react-i18next'
import { Prose } from '../frame/prose.tsx'
import css from './story-media.module.css'

/** Sound and film of a story, with the transcript for those who cannot hear or have no signal. Nothing is fetched before it is played. */
export function StoryMedia({ story }: { story: StoryDetail }) {
  const { t } = useTranslation('content')
  const { audio_file, video_file, transcript, title, image, audio_locale } = story
  const readsThisPage = transcript === story.body
  if (!audio_file && !video_file) return null
  return (
    <div className={css.media}>
      {audio_file && (
        // biome-ignore lint/a11y/useMediaCaption: the transcript below is the equivalent of an audio file
        <audio
          className={css.player}
          controls
          preload="none"
          src={mediaUrl(audio_file)}
          aria-label={t('story.listen', { title })}
        />
      )}
      {audio_file && story.audio_generated && (
        <VoiceNote locale={audio_locale} readsThisPage={readsThisPage} />
      )}
      {video_file && (
        // biome-ignore lint/a11y/useMediaCaption: the transcript below says what is spoken
        <video
          className={css.player}
          controls
          playsInline
          preload="none"
          poster={image ? mediaUrl(image) : undefined}
          src={mediaUrl(video_file)}
          aria-label={t('story.watch', { title })}
        />
      )}
      {transcript && !readsThisPage && (
        <Disclosure title={t('story.transcript')} icon="book-open">
          <div lang={audio_locale ?? undefined}>
            <Prose text={transcript} />
          </div>
        </Disclosure>
      )}
    </div>
  )
}

/** Nobody should take a machine for a neighbour who tells: whose voice it is, in which language, and where its words stand. */
function VoiceNote({ locale, readsThisPage }: { locale: Locale | null; readsThisPage: boolean }) {
  const { t, i18n } = useTranslation('content')
  const foreign = locale !== null && locale !== i18n.language
  const language = foreign && new Intl.DisplayNames([i18n.language], { type: 'language' }).of(locale)
  return (
    <p className={css.voice}>
      {[t('story.generatedVoice'), language, readsThisPage && t('story.readsThisPage')]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
