/** Colour arithmetic for brands: sRGB hex in, OKLCH in between (perceptually uniform), sRGB hex out. */
export interface Oklch {
  /** Lightness 0–1. */
  l: number
  /** Chroma: 0 for grey, about 0.3 for the most saturated colours of a screen. */
  c: number
  /** Hue in degrees. */
  h: number
}

type Triple = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function linearRgb(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is not a colour of the form #rrggbb`)
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** Matrices by Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (h + 360) % 360,
  }
}

function oklchToLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
}

/** The nearest displayable colour: lightness and hue stay, chroma is reduced. */
export function toHex(color: Oklch): string {
  let { c } = color
  const l = Math.min(1, Math.max(0, color.l))
  let rgb = oklchToLinear({ ...color, l, c })
  while (c > 0 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c = Math.max(0, c - 0.004)
    rgb = oklchToLinear({ ...color, l, c })
  }
  const byte = (v: number) => Math.round(fromLinear(Math.min(1, Math.max(0, v))) * 255)
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

/** `share` of `over` mixed into `base`. */
export function mix(base: string, over: string, share: number): string {
  const at = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  const below = at(base)
  const bytes = at(over).map((v, i) => Math.round(v * share + (below[i] ?? 0) * (1 - share)))
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

export function lighten(hex: string, step: number): string {
  const color = toOklch(hex)
  return toHex({ ...color, l: color.l + step })
}

/** WCAG 2.2 contrast ratio, 1–21. */
export function contrast(one: string, two: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linearRgb(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [luminance(one), luminance(two)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Moves `color` towards black or white, no further than needed, until it reads on all `grounds`. */
export function readableOn(
  color: string,
  grounds: readonly string[],
  ratio: number,
  towards: 'dark' | 'light',
): string {
  const step = towards === 'dark' ? -0.005 : 0.005
  let current = toOklch(color)
  let hex = toHex(current)
  while (grounds.some((ground) => contrast(hex, ground) < ratio) && current.l > 0 && current.l < 1) {
    current = { ...current, l: current.l + step }
    hex = toHex(current)
  }
  return hex
}
