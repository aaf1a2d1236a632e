import css from './saved-screen.module.css'

interface Props {
  hasMap: boolean
  hasBook: boolean
  hasAcorn: boolean
}

/**
 * A rucksack that fills: a rolled map, a book and an acorn appear once routes, stories and the territory are saved.
 * Empty places are dotted.
 */
export function OfflinePicture({ hasMap, hasBook, hasAcorn }: Props) {
  return (
    <svg className={css.drawing} viewBox="0 0 240 190" aria-hidden="true" focusable="false">
      <path className={css.ground} d="M18 181c44-5 78-1 108-3 38-2 72-3 98 1" />
      <g className={css.thing} data-here={hasMap || undefined}>
        <path d="M76 72 66 20c0-6 14-9 16-3l11 53z" />
        <path className={css.mark} d="M68 27c4-3 9-4 14-3M74 44c4 3 8-4 12-1" />
      </g>
      <g className={css.thing} data-here={hasBook || undefined}>
        <path d="M104 72V14c0-3 2-5 5-5h27c3 0 5 2 5 5v58z" />
        <path className={css.mark} d="M112 9v62M120 24h13M120 33h9" />
      </g>
      <g className={css.thing} data-here={hasAcorn || undefined}>
        <path d="M153 44c-1 14 4 26 14 32 10-6 15-18 14-32z" />
        <path d="M149 44c0-12 8-18 18-18s18 6 18 18c-10 4-26 4-36 0zM167 26c0-5 1-9 4-12" />
      </g>
      <path className={css.strap} d="M58 92c-16 18-18 48-10 74M182 92c16 18 18 48 10 74" />
      <path
        className={css.sack}
        d="M60 84c20-7 100-7 120 0 8 30 10 62 4 86-1 5-5 8-10 8H66c-5 0-9-3-10-8-6-24-4-56 4-86z"
      />
      <path className={css.seam} d="M78 140c26 7 58 7 84 0M78 140c-2 10-2 18 0 28M162 140c2 10 2 18 0 28" />
      <path
        className={css.flap}
        d="M56 78c22-10 106-10 128 0 4 14 4 26 0 36-30 14-98 14-128 0-4-10-4-22 0-36z"
      />
      <path className={css.flap} d="M112 112h16v26c0 5-16 5-16 0z" />
    </svg>
  )
}
