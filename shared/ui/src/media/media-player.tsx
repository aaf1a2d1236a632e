import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Disclosure } from '../base/actions/disclosure.tsx'
import { IconButton } from '../base/actions/icon-button.tsx'
import { classNames } from '../core/class-names.ts'
import { FieldError } from '../forms/field-error.tsx'
import { Spinner } from '../states/spinner.tsx'
import { clockTime } from './clock-time.ts'
import css from './media-player.module.css'
import { MediaSeek } from './media-seek.tsx'
import type { MediaTexts } from './media-session.ts'
import { MediaSpeed } from './media-speed.tsx'
import { setCaptions, toggleFullScreen, useFullScreen } from './media-view.ts'
import { SkipButton } from './skip-button.tsx'
import { mediaKey, STEPS, useMedia } from './use-media.ts'

export interface MediaLabels {
  play: string
  pause: string
  /** "Back 10 seconds" */
  back: string
  /** "Ahead 30 seconds" */
  ahead: string
  seek: string
  speed: string
  failed: string
  waiting: string
  /** "1:05 of 3:40" */
  position: (time: string, total: string) => string
  speedText?: (rate: number) => string
  captions?: string
  fullScreen?: string
  transcript?: string
}

export interface MediaPlayerProps extends MediaTexts {
  kind: 'audio' | 'video'
  src: string
  labels: MediaLabels
  /** Seconds, where known before loading: nothing is fetched before playing. */
  duration?: number
  /** First picture of a film. */
  poster?: string
  /** Under the title, e.g. that the voice is synthetic. */
  note?: ReactNode
  /** Same-origin WebVTT files. The first one is shown until switched off. */
  captions?: { src: string; srcLang: string; label: string }[]
  /** Full transcript, for people who cannot hear or have no signal. */
  transcript?: ReactNode
  onEnded?: () => void
  className?: string
}

/** Audio or video on the native element with our controls: skip, seek, speed, captions, transcript, keys, lock screen. */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, src, title, note, labels, poster, captions = [], transcript, className } = props
  const element = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLElement>(null)
  const media = useMedia(element, props, props.duration, props.onEnded)
  const [hasCaptions, setShown] = useState(true)
  const { isPlaying, isWaiting, hasFailed, time, duration, rate } = media.state
  const isVideo = kind === 'video'
  const isFull = useFullScreen(frame)

  const toggleCaptions = () => {
    setCaptions(element.current, !hasCaptions)
    setShown(!hasCaptions)
  }
  const showFull = () => toggleFullScreen(frame.current, element.current)
  const onKeyDown = (event: KeyboardEvent) => {
    const acts = {
      k: media.toggle,
      j: () => media.skip(-STEPS.back),
      l: () => media.skip(STEPS.ahead),
      c: captions.length > 0 ? toggleCaptions : undefined,
      f: isVideo && labels.fullScreen ? showFull : undefined,
    }
    if (mediaKey(event, acts)) event.preventDefault()
  }
  const tracks = captions.map((track, index) => (
    <track key={track.src} kind="captions" {...track} default={index === 0} />
  ))

  return (
    // keys bubble up from the controls inside
    <section
      ref={frame}
      className={classNames(css.player, className)}
      data-kind={kind}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      {isVideo ? (
        <div className={css.stage}>
          <video
            ref={element}
            src={src}
            poster={poster}
            playsInline
            preload="none"
            {...media.events}
            onClick={media.toggle}
          >
            {tracks}
          </video>
        </div>
      ) : (
        <audio ref={element} src={src} preload="none" {...media.events} />
      )}
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <span className={css.time} aria-hidden="true">
          {clockTime(time)}
          {duration > 0 && <span className={css.total}> / {clockTime(duration)}</span>}
        </span>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.main}>
        <span className={css.play}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? labels.pause : labels.play}
            variant="solid"
            size="large"
            onPress={media.toggle}
          />
          {isWaiting && <Spinner label={labels.waiting} size="large" className={css.wait} />}
        </span>
        <MediaSeek
          label={labels.seek}
          seed={src}
          time={time}
          duration={duration}
          positionText={labels.position}
          onSeek={media.seek}
        />
      </div>
      <div className={css.controls}>
        <SkipButton
          direction="back"
          seconds={STEPS.back}
          label={labels.back}
          onPress={() => media.skip(-STEPS.back)}
        />
        <SkipButton
          direction="ahead"
          seconds={STEPS.ahead}
          label={labels.ahead}
          onPress={() => media.skip(STEPS.ahead)}
        />
        <span className={css.speed}>
          <MediaSpeed
            label={labels.speed}
            rate={rate}
            speedText={labels.speedText}
            onChange={media.setRate}
          />
        </span>
        {isVideo && captions.length > 0 && labels.captions && (
          <IconButton
            icon="captions"
            label={labels.captions}
            aria-pressed={hasCaptions}
            className={css.switch}
            onPress={toggleCaptions}
          />
        )}
        {isVideo && labels.fullScreen && (
          <IconButton
            icon={isFull ? 'minimize' : 'maximize'}
            label={labels.fullScreen}
            aria-pressed={isFull}
            onPress={showFull}
          />
        )}
      </div>
      <div className={css.failed}>{hasFailed && <FieldError>{labels.failed}</FieldError>}</div>
      {transcript && labels.transcript && (
        <Disclosure title={labels.transcript} icon="book-open" className={css.transcript}>
          {transcript}
        </Disclosure>
      )}
    </section>
  )
}
