import type { CSSProperties } from 'react'
import { sequence } from '../base/growth.ts'
import { clockTime } from './clock-time.ts'
import css from './media-seek.module.css'

export interface MediaSeekProps {
  label: string
  /** Seeds the drawing, so that a recording always looks the same. */
  seed: string
  time: number
  duration: number
  positionText: (time: string, total: string) => string
  onSeek: (time: number) => void
}

const RIDGES = 46
const HEIGHT = 32

/** Decorative ridges instead of a plain line; they are not the waveform, which is unknown. */
function ridges(seed: string): string {
  const number = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  const random = sequence(number)
  return Array.from({ length: RIDGES }, (_, index) => {
    const swell = 0.55 + 0.45 * Math.sin(index / 3 + random())
    const tall = Math.max(5, (0.3 + random() * 0.7) * swell * HEIGHT)
    return `M${index * 6 + 3} ${((HEIGHT - tall) / 2).toFixed(1)}v${tall.toFixed(1)}`
  }).join('')
}

/** Position in a recording: a native range under our drawing; arrow keys move five seconds, or one in a short recording. */
export function MediaSeek({ label, seed, time, duration, positionText, onSeek }: MediaSeekProps) {
  const path = ridges(seed)
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  const drawing = (
    <svg
      viewBox={`0 0 ${RIDGES * 6} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
  return (
    <div className={css.seek} style={{ '--own-share': `${share * 100}%` } as CSSProperties}>
      <span className={css.track} aria-hidden="true">
        <span className={css.ahead}>{drawing}</span>
        <span className={css.played}>{drawing}</span>
        <span className={css.mark} />
      </span>
      <input
        type="range"
        className={css.range}
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={duration > 120 ? 5 : 1}
        value={time}
        disabled={duration <= 0}
        aria-label={label}
        aria-valuetext={positionText(clockTime(time), clockTime(duration))}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  )
}
