import css from './landscape.module.css'

/** A distant cork oak: a crown on an orange trunk; the origin is its foot. */
function Oak({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className={css.shade} cx="2" rx="24" ry="2.5" />
      <path
        className={css.trunk}
        d="M-4 0c2-9 2-17-1-25l-9-9 3-3 9 7c3-4 8-8 13-10l2 4c-6 3-9 8-9 13 0 8 1 16 3 23z"
      />
      <path
        className={css.crown}
        d="M-27-31c-7-3-9-11-4-15 0-8 8-12 14-10 4-8 16-9 21-3 8-4 17 1 18 8 7 1 10 9 6 14-4 7-12 8-18 5-6 5-14 5-19 1-6 4-14 4-18 0z"
      />
      <path className={css.sunny} d="M-24-48c4-6 9-6 12-5 5-6 13-5 16-1-8 2-10 5-16 3-5 0-8 3-12 3z" />
    </g>
  )
}

/** A coastal massif: wooded ridges, a hermitage on the skyline, a strip of sea, a path into the trees. */
export function Massif() {
  return (
    <>
      <path className={css.sea} d="M150 84h130v24H150z" />
      <path
        className={css.far}
        d="M0 74c34-20 58-26 88-15 26 10 44 26 78 31 24 3 44 2 60 8v62H0zM252 100c34-22 72-38 138-36v96H252z"
      />
      <path className={css.hermitage} d="M94 66v-7h4v-5l3-3 3 3v5h9v7z" />
      <path
        className={css.middle}
        d="M0 100q6-8 14-4q7-9 17-4q8-8 18-2q9-7 18 0q9-6 17 2q9-4 17 4q9-3 17 5q10-2 17 5q10-2 17 5q9-3 17 2q9-5 18-1q9-7 19-3q8-8 19-3q9-7 19-2q9-6 19-1q10-5 19 0q9-5 19-1q9-4 18 0q9-6 18 1q9-5 18-1q9-6 18 0q9-4 18 1v65H0z"
      />
      <path
        className={css.wood}
        d="M0 124q8-11 18-5q9-11 21-4q10-9 21-1q11-7 20 2q10-5 19 4q11-4 19 5q11-3 19 4v32H0zM232 128q9-9 20-4q10-10 22-4q11-9 22-2q11-7 21 0q12-6 22 0q11-5 22 0q11-5 29 0v42H232z"
      />
      <path className={css.near} d="M0 140c60-16 120-14 190-6 72 8 130 0 200-4v32H0z" />
      <path
        className={css.path}
        d="M150 162c10-8 48-12 40-18-7-5-26-4-20-8 3-3 10-4 16-5 2 5-4 5 12 9 22 6 2 14 2 22z"
      />
      <Oak x={58} y={148} scale={0.98} />
      <Oak x={118} y={142} scale={0.6} />
      <Oak x={232} y={142} scale={0.54} />
    </>
  )
}

/** The wooded pasture of the frontier: a low distant sierra, wide ground, scattered oaks, a dolmen, a dry-stone wall. */
export function Dehesa() {
  return (
    <>
      <path
        className={css.far}
        d="M0 96c30-4 50-16 86-17 22 0 30-9 52-9 26 0 40 13 74 15 40 2 80-5 178-3v80H0z"
      />
      <path className={css.middle} d="M0 104c70-8 130-7 200-4 66 3 120-1 190-5v65H0z" />
      <path
        className={css.dots}
        d="M8 104h.1M30 101h.1M46 103h.1M70 99h.1M98 101h.1M120 98h.1M152 101h.1M178 99h.1M210 102h.1M232 100h.1M262 101h.1M290 99h.1M322 100h.1M352 97h.1M376 98h.1"
      />
      <path className={css.near} d="M0 116c90-10 180-8 270-2 46 3 80 0 120-4v52H0z" />
      <path className={css.field} d="M0 140c80-14 150-10 220-4 60 5 110 2 170-6v32H0z" />
      <Oak x={34} y={126} scale={0.52} />
      <Oak x={96} y={140} scale={0.92} />
      <Oak x={196} y={122} scale={0.44} />
      <Oak x={250} y={130} scale={0.6} />
      <path
        className={css.stone}
        d="M146 138l2-12 4-1 1 13zM161 138l1-12 4 1 1 11zM170 137l-1-11 4-1 2 12zM143 125c8-5 24-6 34-1l-1 3c-10-2-22-2-32 1z"
      />
      <path
        className={css.stone}
        d="M0 150h12v-6H3zM14 150h15l-2-7H15zM31 150h12v-5l-11-2zM45 150h16l-3-6H46zM63 150h12v-7l-10 1zM77 150h15l-2-6H78zM94 150h12l-2-7-10 2z"
      />
    </>
  )
}
