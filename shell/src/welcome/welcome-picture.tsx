import css from './welcome-picture.module.css'

/**
 * A cork oak as in field guides: crown in ink, the stripped trunk in colour with the harvesters' number (the last digit
 * of this year), beside a scale of two metres.
 */
export function WelcomePicture({ className }: { className?: string }) {
  return (
    <svg
      className={[css.plate, className].join(' ')}
      viewBox="0 0 376 300"
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
        d="M157 172c-8-14-22-24-42-29l3-9c19 4 34 12 44 24 3-10 4-20 2-32l13-2c3 11 3 22 1 33 9-13 23-21 43-25l3 10c-20 5-34 15-41 30z"
      />
      <path className={css.trunk} d="M157 170c8 4 18 5 26 2 3 38 9 70 21 100h-54c8-32 10-66 7-102z" />
      <path
        className={css.trunkLine}
        d="M168 190c1 26-1 52-6 76M176 184c2 30 4 58 9 84M183 200c3 24 7 46 13 66"
      />
      <text className={css.number} x="170" y="244" textAnchor="middle">
        {new Date().getFullYear() % 10}
      </text>
      <text className={css.scale} x="334" y="206">
        2 m
      </text>
      <path
        className={css.ink}
        d="M84 273c30-5 62-2 92-3 34-1 70-3 104 2M108 279c20 3 46 2 66 1M210 280c18 2 36 1 52-1"
      />
      <path className={css.ink} d="M320 128v144M314 128h12M314 164h8M314 200h12M314 236h8M314 272h12" />
    </svg>
  )
}
