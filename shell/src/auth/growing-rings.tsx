import css from './growing-rings.module.css'

/** Growth rings of a young tree, drawn by hand so that no two are alike. */
const RINGS = [
  'M95 84c7-2 13 3 13 10s-6 12-13 11-11-6-10-12 5-8 10-9z',
  'M94 68c14-3 29 8 30 24s-11 32-28 32-30-12-30-29 12-24 28-27z',
  'M93 50c24-4 47 14 49 42s-19 51-46 51-49-20-48-49 20-40 45-44z',
  'M92 31c34-6 66 20 69 60s-27 72-65 72-69-29-68-70 29-56 64-62z',
]
const BARK = 'M91 16c42-7 82 25 86 75s-33 88-81 88-86-36-85-87 37-69 80-76z'

/** One ring per completed field. Decoration; the fields say it all. */
export function GrowingRings({ grown }: { grown: number }) {
  return (
    <svg className={css.rings} viewBox="0 0 190 190" width="190" aria-hidden="true" focusable="false">
      <path d={BARK} className={css.bark} />
      {RINGS.map((d, index) => (
        <path key={d} d={d} className={css.ring} data-grown={index < grown || undefined} />
      ))}
    </svg>
  )
}
