import type { PictureProps } from '../src/base/cards/picture.tsx'

/** Stand-ins for the territories' pictures: hills, cork oaks and a sky, drawn by number. */
function landscape(seed: number): string {
  const skies = ['#f3d9a4', '#bcd3d6', '#f2c3a0', '#cfdcc0', '#e9d7c0']
  const hills = [
    ['#8fa68e', '#5f7d62', '#2f4a36'],
    ['#c7a66b', '#93743c', '#4d4a24'],
    ['#9fb0a0', '#6b8a6c', '#3d5a3f'],
  ]
  const [far, mid, near] = hills[seed % hills.length] ?? []
  const hill = (y: number, swing: number, fill = '') =>
    `<path fill="${fill}" d="M0 ${y}Q${100 + ((seed * 37) % 90)} ${y - swing} 260 ${y + 8}T600 ${y - swing / 3}V400H0z"/>`
  const tree = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path fill="#b5532f" d="M-5 0c2-16 1-26-3-38l9 6 8-8c-3 14-2 24 1 40z"/><path fill="#6b5a48" d="M-9-36c4 2 8 4 12 8 3-5 8-8 14-10l2 4c-7 3-11 8-12 15-6-5-11-9-18-13z"/><path fill="#27402e" d="M-34-40c-4-14 8-24 20-20 2-13 24-15 29-3 13-5 25 7 19 19 4 10-8 18-18 13-10 8-22 7-29 1-10 4-20 0-21-10z"/></g>`
  const trees = [0, 1, 2, 3].map((i) =>
    tree(
      70 + i * 150 + ((seed * 53 + i * 71) % 60),
      330 + ((seed + i * 17) % 40),
      0.8 + ((seed + i) % 3) * 0.35,
    ),
  )
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="${skies[seed % skies.length]}"/><circle cx="${120 + ((seed * 97) % 360)}" cy="90" r="38" fill="#fff6dd" opacity=".8"/>${hill(210, 90, far)}${hill(265, 70, mid)}${hill(315, 40, near)}${trees.join('')}</svg>`,
  )}`
}

export const picture = (seed: number, alt = 'Suros al vessant, pelats fins a la creu'): PictureProps => ({
  src: landscape(seed),
  alt,
  color: '#8fa68e',
})
