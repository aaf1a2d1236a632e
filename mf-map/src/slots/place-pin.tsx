import css from './place-pin.module.css'

/** A pin whose tip is at these pixels of a drawn map. */
export function PlacePin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={css.ring} r="20" />
      <path className={css.pin} d="M0 2c-7-8-11-13-11-19a11 11 0 0 1 22 0c0 6-4 11-11 19z" />
      <circle className={css.eye} cy="-17" r="4" />
    </g>
  )
}
