import css from './oak-plate.module.css'

/** A cork oak as field guides draw it: crown in ink, the stripped trunk in colour, a scale beside it. */
export function OakPlate({ className }: { className?: string }) {
  return (
    <svg
      className={[css.plate, className].join(' ')}
      viewBox="0 0 360 300"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={css.leaf}
        d="M180 22c-26-14-54-6-66 14-26-4-48 12-50 36-22 6-34 28-26 50 7 20 28 28 48 23 10 18 34 24 54 14 18 12 44 12 60-1 20 11 46 7 58-11 22 4 44-8 50-30 6-23-8-44-30-48-2-26-26-42-52-36-12-18-30-22-46-11z"
      />
      <path
        className={css.ink}
        d="M90 84c10 6 20 6 30-2M140 52c9 7 21 7 30 0M206 58c10 6 22 4 29-4M250 96c8 6 19 5 27-1M74 120c10 6 22 5 30-2M128 122c10 8 24 8 34 0M190 112c11 8 25 7 34-1M236 134c9 5 19 4 26-2M160 86c8 5 17 5 25 0"
      />
      <path
        className={css.bark}
        d="M158 160c-14-10-30-16-44-17l-4-8c20 0 37 7 50 17 3-9 3-17 1-24h14c1 10 1 19-1 28 8-12 22-21 42-25l3 9c-21 6-36 17-42 32z"
      />
      <path
        className={css.trunk}
        d="M158 160c9 7 14 10 19 12 2-2 3-7 0-12 6 2 0 0 0 12 2 40-3 74-10 100h52c-14-30-23-66-24-100-11 1-26-3-37-12z"
      />
      <path
        className={css.trunkLine}
        d="M176 190c2 26 0 52-5 78M186 182c2 30 4 58 10 86M194 196c3 24 8 48 14 70"
      />
      <path
        className={css.ink}
        d="M84 273c30-5 62-2 92-3 34-1 70-3 104 2M108 279c20 3 46 2 66 1M210 280c18 2 36 1 52-1"
      />
      <path className={css.ink} d="M320 128v144M314 128h12M314 164h8M314 200h12M314 236h8M314 272h12" />
    </svg>
  )
}
