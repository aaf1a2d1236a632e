import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { IconButton } from '../base/actions/icon-button.tsx'
import { TextLink } from '../base/actions/text-link.tsx'
import { Picture } from '../base/cards/picture.tsx'
import { FieldError } from '../forms/field-error.tsx'
import { Spinner } from '../states/spinner.tsx'
import { clockTime } from './clock-time.ts'
import { MediaSeek } from './media-seek.tsx'
import { MediaSpeed } from './media-speed.tsx'
import css from './mini-player.module.css'
import { SkipButton } from './skip-button.tsx'

export interface MiniPlayerLabels {
  /** Name of the whole player. */
  player: string
  play: string
  pause: string
  back: string
  ahead: string
  seek: string
  speed: string
  close: string
  waiting: string
  /** Label that expands and collapses the further controls. */
  more: string
  less: string
  position: (time: string, total: string) => string
  speedText: (rate: number) => string
}

export interface MiniPlayerProps {
  title: string
  /** Seeds the drawing of the seek bar. */
  seed: string
  picture?: string
  isPlaying: boolean
  isWaiting: boolean
  /** Why nothing plays, as a sentence. */
  fault?: string
  /** Seconds; `duration` is 0 until known. */
  time: number
  duration: number
  rate: number
  /** Seconds that the two skip buttons move. */
  skip: number
  labels: MiniPlayerLabels
  /** Link to the text; absent on that screen itself. */
  words?: { href: string; label: string }
  onToggle: () => void
  onSkip: (by: number) => void
  onSeek: (to: number) => void
  onRate: (rate: number) => void
  onClose: () => void
}

/** Space that screens leave for the collapsed player; the expanded one covers them. */
const HEIGHT = '--mini-player-height'

/** The player above the bottom bar: stop, resume, close; expanded: seek, skip, speed, text. */
export function MiniPlayer(props: MiniPlayerProps) {
  const { title, picture, isPlaying, isWaiting, fault, time, duration, labels } = props
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const bar = useRoomBelow()
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  return (
    <section className={css.player} aria-label={labels.player}>
      {isOpen && <Details {...props} id={details} />}
      <div className={css.failed}>{fault && <FieldError>{fault}</FieldError>}</div>
      <div ref={bar} className={css.bar}>
        <span className={css.progress} style={{ '--own-share': share } as CSSProperties} />
        <Button
          className={css.what ?? ''}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          aria-label={isOpen ? labels.less : labels.more}
          onPress={() => setOpen(!isOpen)}
        >
          <Picture src={picture ?? null} alt="" ratio="1/1" className={css.picture} />
          <span className={css.title}>{title}</span>
        </Button>
        <span className={css.play}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            variant="solid"
            label={isPlaying ? labels.pause : labels.play}
            onPress={props.onToggle}
          />
          {isWaiting && <Spinner className={css.wait} label={labels.waiting} />}
        </span>
        <IconButton icon="x" label={labels.close} onPress={props.onClose} />
      </div>
    </section>
  )
}

function Details({ id, ...props }: MiniPlayerProps & { id: string }) {
  const { seed, time, duration, rate, skip, labels, words, onSkip, onSeek, onRate } = props
  return (
    <div id={id} className={css.details}>
      <div className={css.line}>
        <SkipButton direction="back" seconds={skip} label={labels.back} onPress={() => onSkip(-skip)} />
        <MediaSeek
          label={labels.seek}
          seed={seed}
          time={time}
          duration={duration}
          positionText={labels.position}
          onSeek={onSeek}
        />
        <SkipButton direction="ahead" seconds={skip} label={labels.ahead} onPress={() => onSkip(skip)} />
      </div>
      <div className={css.line}>
        <span className={css.clock}>
          {duration > 0 ? `${clockTime(time)} / ${clockTime(duration)}` : clockTime(time)}
        </span>
        {words && (
          <TextLink href={words.href} icon="book-open" variant="standalone">
            {words.label}
          </TextLink>
        )}
        <MediaSpeed label={labels.speed} rate={rate} speedText={labels.speedText} onChange={onRate} />
      </div>
    </div>
  )
}

/** Publishes the height that the player covers. */
function useRoomBelow() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`)
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    if (bar.current) observer?.observe(bar.current)
    measure()
    return () => {
      observer?.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
  return bar
}
