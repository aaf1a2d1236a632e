import { compose, type HouseName } from './compose.ts'
import { WORDMARKS } from './wordmarks.ts'

interface Look {
  ground: string
  mark: string
  trunk: string
  bark: string
  ink: string
  paper: string
  preview: { subject: string; light: 'golden' | 'dawn' | 'dusk' }
}

const LOOKS: Record<HouseName, Look> = {
  gavarres: {
    ground: '#A8442A',
    mark: '#FAF0E0',
    trunk: '#F2A65A',
    bark: '#3B2A20',
    ink: '#221E1A',
    paper: '#FAF6EF',
    preview: { subject: 'oak-path', light: 'golden' },
  },
  raya: {
    ground: '#3E4A1E',
    mark: '#F6E7C1',
    trunk: '#D98A1F',
    bark: '#23211A',
    ink: '#23211A',
    paper: '#FBF7EC',
    preview: { subject: 'dehesa', light: 'dusk' },
  },
}

/** The mark in a box of 100: an oak that shows its bare trunk; for the raya it stands on the line between two countries. */
function mark(name: HouseName, colours: { mark: string; trunk: string; bark: string }): string {
  const { mark: crown, trunk, bark } = colours
  if (name === 'gavarres')
    return `<path d="M14 47c-7-8 0-18 10-16 2-11 16-15 24-8 8-6 22-3 24 7 10-2 19 5 15 14 5 6 0 15-9 13-5 4-14 4-18 0-6 3-14 3-18-1-6 4-14 4-18-1-5 1-9-3-10-8Z" fill="${crown}"/><path d="M35 55q7 4 8 13h14q1-10 11-14l-7-3q-8 4-9 10-2-6-10-9Z" fill="${bark}"/><path d="m42.500 66 3-2.500 3 3 3-3 3 3 3-2.500q0 13 4 23h-23q4-10 4-21Z" fill="${trunk}"/><path d="M24 87.500h52" stroke="${crown}" stroke-width="3" stroke-linecap="round"/>`
  return `<circle cx="50" cy="60" r="22" fill="${trunk}"/><path d="M8 60h84v34H8Z" fill="none"/><path d="M14 60.500h72" stroke="${crown}" stroke-width="4" stroke-linecap="round"/><path d="M22 72q28 7 56 0M30 82q20 5 40 0" stroke="${crown}" stroke-width="3.400" stroke-linecap="round" fill="none"/><path d="M27 36c-5-8 2-16 10-14 4-9 17-11 23-4 9-4 19 3 17 12 6 4 4 14-5 15-4 4-12 4-16 0-5 4-13 4-17 0-6 1-11-3-12-9Z" fill="${crown}"/><path d="M45 43q3 8 0 17h11q-3-9 1-17l-5 3Z" fill="${bark === crown ? trunk : bark}"/>`
}

export const iconSvg = (name: HouseName, { round = true, inset = 0 } = {}): string => {
  const look = LOOKS[name]
  const scale = (100 - inset * 2) / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"${round ? ' rx="23"' : ''} fill="${look.ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${mark(name, look)}</g></svg>`
}

/** Mark and name side by side; `ink` is the colour of the name. */
export function logoSvg(name: HouseName, ground: 'paper' | 'dark'): string {
  const look = LOOKS[name]
  const { width, path } = WORDMARKS[name]
  const ink = ground === 'dark' ? look.paper : look.ink
  const tile = `<rect y="4" width="92" height="92" rx="22" fill="${look.ground}"/><g transform="translate(3 7) scale(.86)">${mark(name, look)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width * 0.62 + 118)} 100" role="img">${tile}<path transform="translate(110 71) scale(.62)" fill="${ink}" d="${path}"/></svg>`
}

/** 1200 × 630: what a link to this tenant shows in a message. */
export function linkPreviewSvg(name: HouseName): string {
  const look = LOOKS[name]
  const { width, path } = WORDMARKS[name]
  const scale = Math.min(1.5, 620 / width)
  const land = compose('link-preview', look.preview, name)
    .replace('<svg ', '<svg x="0" y="-120" ')
    .replace('width="1200" height="800"', 'width="1200" height="800" preserveAspectRatio="xMidYMid slice"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${land}<rect x="60" y="395" width="${width * scale + 230}" height="175" rx="32" fill="${look.paper}"/><g transform="translate(84 417) scale(1.31)"><rect width="100" height="100" rx="23" fill="${look.ground}"/>${mark(name, look)}</g><path transform="translate(250 ${483 + 34 * scale}) scale(${scale})" fill="${look.ink}" d="${path}"/></svg>`
}
