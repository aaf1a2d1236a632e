import css from './waymark.module.css'

/** A hiking sign: two crossed strokes of paint mark the wrong way. */
export function WrongWay() {
  return (
    <svg className={css.mark} viewBox="0 0 240 190" aria-hidden="true" focusable="false">
      <path
        className={css.ground}
        d="M6 176c40-5 72-1 110-3 42-2 82-3 118 2M30 184c20 2 40 1 58 0M160 185c18 1 34 1 48-1"
      />
      <path className={css.path} d="M14 168c30-16 48-4 66-20M160 150c22-6 30-24 62-30" />
      <path
        className={css.cork}
        d="M74 6c4 16 6 30 4 46l9-5 7 8 10-6 8 8 10-8 8 7 9-7 9 8 8-7 7 5c-3-16-2-32 3-49z"
      />
      <path
        className={css.crack}
        d="M92 8c2 12 1 22 3 32M112 6c-2 12 1 24-1 36M131 7c2 10-1 22 1 34M149 8c-3 10-1 18-3 28"
      />
      <path
        className={css.trunk}
        d="M78 54l9-5 7 8 10-6 8 8 10-8 8 7 9-7 9 8 8-7 7 5c1 42 5 84 19 119-36 5-86 5-121 0 14-36 19-78 17-122z"
      />
      <path
        className={css.grain}
        d="M92 74c1 30-3 60-11 88M108 152c-2 8-4 14-6 18M150 72c0 32 4 62 12 90M134 156c1 6 2 10 4 14"
      />
      <path className={css.second} d="M148 82c-16 16-34 34-50 58" />
      <path className={css.white} d="M97 83c16 18 34 36 54 55" />
    </svg>
  )
}

/** Growth rings spreading from a stump like a fading signal. */
export function NoSignal() {
  return (
    <svg className={css.mark} viewBox="0 0 240 190" aria-hidden="true" focusable="false">
      <path className={css.ground} d="M20 178c40-4 72-1 104-3 36-2 66-2 96 2" />
      <path className={css.wave} d="M92 124c8-18 46-19 56 1" />
      <path className={css.wave} d="M74 112c18-36 74-38 94 1" data-lost />
      <path className={css.wave} d="M54 98c30-52 108-54 134 2" data-lost />
      <path className={css.wave} d="M33 84c42-70 142-70 176 2" data-lost />
      <path className={css.trunk} d="M92 142c2 12-1 24-10 34 24 4 54 4 78 0-9-10-13-22-11-35z" />
      <path className={css.grain} d="M102 154c0 8-2 14-6 20M138 153c1 8 3 14 7 20" />
      <path className={css.face} d="M91 141c1-8 14-12 30-12s28 4 29 12-14 12-30 12-30-4-29-12z" />
      <path
        className={css.years}
        d="M102 141c1-5 9-7 18-7s18 3 18 7-9 7-18 7-19-2-18-7zM113 141c0-3 14-3 15 0s-15 3-15 0z"
      />
      <path className={css.leaf} d="M158 164c2-14 14-20 26-18-2 12-12 20-26 18z" />
    </svg>
  )
}
