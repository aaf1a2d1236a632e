import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { playbackPosition, type Recording, usePlayerState } from '@sureda/remote/features/player'
import { shell } from '@sureda/remote/shell'
import { IconButton } from '@sureda/ui/base'
import { FieldError } from '@sureda/ui/forms'
import { clockTime, MediaSeek } from '@sureda/ui/media'
import { Spinner } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { recordingOf } from './recording-of.ts'
import css from './story-audio.module.css'
import { readsThisPage } from './transcript.tsx'

/** The recording of a story. It continues in the shell's player when the screen is left. Nothing loads before the first tap. */
export function StoryAudio({ story }: { story: StoryDetail }) {
  const recording = recordingOf(story)
  return recording && <RecordingPlayer story={story} recording={recording} />
}

function RecordingPlayer({ story, recording }: { story: StoryDetail; recording: Recording }) {
  const { t } = useTranslation('content')
  const now = usePlayerState()
  const isMine = now.recording?.id === recording.id
  const isPlaying = isMine && (now.status === 'playing' || now.status === 'waiting')
  const left = playbackPosition(recording.id)
  const time = isMine ? now.time : left
  const { listen, pause, seek } = shell().player
  return (
    <section
      className={css.player}
      aria-label={t('story.listen', { title: story.title })}
      data-needs-scripts=""
    >
      <div className={css.line}>
        <span className={css.play}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            variant="solid"
            size="large"
            label={t(isPlaying ? 'shell:player.pause' : 'shell:player.play')}
            onPress={() => (isPlaying ? pause() : listen(recording))}
          />
          {isMine && now.status === 'waiting' && (
            <Spinner className={css.wait} label={t('shell:common.loading')} />
          )}
        </span>
        <MediaSeek
          label={t('shell:player.seek')}
          seed={recording.src}
          time={time}
          duration={isMine ? now.duration : 0}
          positionText={(at, total) => t('shell:player.position', { time: at, total })}
          onSeek={seek}
        />
      </div>
      <p className={css.text}>
        <strong>
          {isMine && now.duration > 0
            ? `${clockTime(time)} / ${clockTime(now.duration)}`
            : left > 0
              ? t('story.goOn', { time: clockTime(left) })
              : t('story.listenTo')}
        </strong>
        <RecordingNote story={story} />
      </p>
      <div className={css.fault}>
        {isMine && now.fault && <FieldError>{t(`story.fault.${now.fault}`)}</FieldError>}
      </div>
    </section>
  )
}

/** Says that a recording is generated, in which language it is, and where its text is. */
function RecordingNote({ story }: { story: StoryDetail }) {
  const { t, i18n } = useTranslation('content')
  const { audio_locale: locale, audio_generated } = story
  const foreign = locale !== null && locale !== i18n.language
  const language = foreign && new Intl.DisplayNames([i18n.language], { type: 'language' }).of(locale)
  const note = [
    audio_generated && t('story.generatedVoice'),
    language,
    readsThisPage(story) && t('story.readsThisPage'),
  ].filter(Boolean)
  return note.length > 0 && <span>{note.join(' · ')}</span>
}
