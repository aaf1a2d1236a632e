import css from './ground-colors.module.css'

export const GROUND_COLORS = [
  'paper',
  'wood',
  'scrub',
  'grass',
  'field',
  'built',
  'water',
  'contour',
  'limit',
  'building',
  'casing',
  'road',
  'major',
  'track',
] as const
export type GroundColor = (typeof GROUND_COLORS)[number]
export type GroundColors = Record<GroundColor, string>

/** The colours of the ground in the current brand and colour scheme. */
export function groundColors(within: HTMLElement): GroundColors {
  const probes = document.createElement('div')
  probes.className = css.colors ?? ''
  probes.setAttribute('aria-hidden', 'true')
  const found = GROUND_COLORS.map((name) => {
    const probe = document.createElement('i')
    probe.className = css[name] ?? ''
    probes.append(probe)
    return [name, probe] as const
  })
  within.append(probes)
  const colors = found.map(([name, probe]) => [name, getComputedStyle(probe).color])
  probes.remove()
  return Object.fromEntries(colors) as GroundColors
}
