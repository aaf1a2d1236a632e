import css from './media-speed.module.css'

export interface MediaSpeedProps {
  label: string
  rate: number
  /** "1.5×" */
  speedText?: (rate: number) => string
  onChange: (rate: number) => void
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]

/** Playback speed, with the phone's native picker. */
export function MediaSpeed({ label, rate, speedText, onChange }: MediaSpeedProps) {
  return (
    <select
      className={css.speed}
      aria-label={label}
      value={rate}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speedText?.(speed) ?? `${speed}×`}
        </option>
      ))}
    </select>
  )
}
