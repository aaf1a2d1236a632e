import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brands } from '../../testing/brands.ts'
import { fontFiles } from '../tools/font-files.ts'
import { brandCss, brandFonts, brandTokens, contrastFaults, fallbackBrand } from './brand.ts'
import { contrast, toHex } from './color.ts'

it.each(Object.entries(brands))('%s is readable everywhere in both schemes', (_, brand) => {
  expect(contrastFaults(brand.colors).map((fault) => fault.message)).toEqual([])
})

it('body text has a contrast well above AA, for use in the sun', () => {
  for (const brand of Object.values(brands)) {
    const { light } = brandTokens(brand.colors)
    expect(contrast(light['--color-ink'] ?? '', light['--color-background'] ?? '')).toBeGreaterThan(12)
    expect(contrast(light['--color-ink-muted'] ?? '', light['--color-background'] ?? '')).toBeGreaterThan(5.4)
  }
})

it('both schemes define the same tokens', () => {
  const { light, dark } = brandTokens(fallbackBrand.colors)
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})

it('the light scheme uses the office’s own colours unchanged', () => {
  const { light } = brandTokens(fallbackBrand.colors)
  expect(light['--color-primary']).toBe('#7a4a2b')
  expect(light['--color-primary-ink']).toBe('#7a4a2b')
})

it('refuses a pale primary by name, with its contrast and the needed one', () => {
  const pale = { ...fallbackBrand.colors, primary: '#e8b38c' }
  const faults = contrastFaults(pale)
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatchObject({
    scheme: 'light',
    foreground: 'primary',
    background: 'background',
    needed: 4.5,
  })
  expect(faults[0]?.message).toMatch(
    /^primary on background \(light\) has contrast 1\.\d+:1, WCAG AA needs 4\.5:1: #e8b38c on #faf6ef$/,
  )
})

it('readable colours of any hue yield a readable set', () => {
  for (let hue = 0; hue < 360; hue += 20) {
    const colors = {
      primary: toHex({ l: 0.5, c: 0.14, h: hue }),
      accent: toHex({ l: 0.4, c: 0.1, h: (hue + 140) % 360 }),
      background: toHex({ l: 0.975, c: 0.012, h: hue }),
      surface: '#ffffff',
      text: toHex({ l: 0.24, c: 0.015, h: hue }),
    }
    expect(contrastFaults(colors).map((fault) => `${hue}: ${fault.message}`)).toEqual([])
  }
})

it('refuses an accent that is too close to a background, and names each background', () => {
  const { colors } = brands.gavarres
  for (const accent of [colors.background, '#f5d90a', '#8fb39a']) {
    const faults = contrastFaults({ ...colors, accent })
    expect(faults.map(({ foreground, background }) => `${foreground} on ${background}`)).toEqual([
      'accent on background',
      'accent on surface',
    ])
  }
})

it('tells a brand with light text on a dark background that the dark scheme is derived', () => {
  const faults = contrastFaults({
    primary: '#e8b38c',
    accent: '#9fd3a8',
    background: '#14110e',
    surface: '#1e1a16',
    text: '#f4ece0',
  })
  expect(faults.map((fault) => fault.message)).toEqual([
    'background #14110e is darker than text #f4ece0: give the colours of the light scheme, the dark one is derived from them',
  ])
})

it('allows pure black on white, and an accent equal to the primary', () => {
  const black = { primary: '#000000', accent: '#000000', background: '#ffffff', surface: '#ffffff' }
  expect(contrastFaults({ ...black, text: '#000000' })).toEqual([])
})

/** Text and background colours that one rule of a component sets together. */
function pairsInStyles(): string[] {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const ground = /background(?:-color)?:\s*var\(--color-([a-z-]+)\)/.exec(rule)?.[1]
      const words = /(?:^|[\s;])color:\s*var\(--color-([a-z-]+)\)/.exec(rule)?.[1]
      return ground && words ? [`${words} on ${ground}`] : []
    }),
  )
  return [...new Set(found)]
}

it('every pair of text and background colours in a component is readable, in every brand and both schemes', () => {
  // a disabled symbol (exempt), and white on a scrim over a picture, which has no fixed colour
  const others = ['border-strong on surface-sunken', 'photo-ink on photo-scrim']
  const pairs = pairsInStyles().filter((pair) => !others.includes(pair))
  expect(pairs.length).toBeGreaterThan(10)
  for (const [name, { colors }] of Object.entries(brands)) {
    for (const [scheme, tokens] of Object.entries(brandTokens(colors))) {
      for (const pair of pairs) {
        const [words, ground] = pair.split(' on ').map((token) => tokens[`--color-${token}`] ?? '')
        expect(contrast(words ?? '', ground ?? ''), `${name} ${scheme}: ${pair}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

it('refuses the CSS of an unreadable brand with all its faults', () => {
  const colors = { ...fallbackBrand.colors, primary: '#ffffff', text: '#cccccc' }
  expect(() => brandCss({ colors })).toThrow(/text on background[\s\S]*primary on background/)
})

it('the CSS of a brand names its two families once, and no others', () => {
  const css = brandCss(brands.gavarres, { fontUrl: (file) => `/assets/${file}?v=1` })
  expect(css.match(/font-family:"[^"]+"/g)).toEqual([
    'font-family:"Fraunces Variable"',
    'font-family:"Fraunces Variable as Georgia"',
    'font-family:"Fraunces Variable as Noto Serif"',
    'font-family:"Fraunces Variable as Times New Roman"',
    'font-family:"Fraunces Variable as DejaVu Serif"',
    'font-family:"Figtree Variable"',
    'font-family:"Figtree Variable as Arial"',
    'font-family:"Figtree Variable as Roboto"',
    'font-family:"Figtree Variable as DejaVu Sans"',
  ])
  expect(css).toContain('url("/assets/fraunces-latin-wght-normal.woff2?v=1")')
  expect(css).toContain('font-display:swap')
  expect(brandFonts(brands.gavarres)).toEqual([
    'fraunces-latin-wght-normal.woff2',
    'figtree-latin-wght-normal.woff2',
  ])
  expect(brandFonts(fallbackBrand)).toEqual(['figtree-latin-wght-normal.woff2'])
})

it('adjusts each local fallback to the width of the font it replaces', () => {
  const css = brandCss(brands.gavarres)
  const share = (font: string) =>
    Number(css.match(new RegExp(`local\\("${font}"\\)[^;]*;size-adjust:([\\d.]+)%`))?.[1])
  expect(share('Georgia')).toBeCloseTo(107.94, 1)
  expect(share('Times New Roman')).toBeCloseTo(118.01, 1)
  expect(share('DejaVu Serif')).toBeCloseTo(92.8, 1)
})

it('uses the default font for an unknown family', () => {
  const css = brandCss({
    colors: fallbackBrand.colors,
    typography: { heading_family: 'Comic Sans', font_family: 'x' },
  })
  expect(css).toContain('--font-heading:"Figtree Variable"')
})

it('every font of a brand is a file on disk', () => {
  const files = Object.values(brands).flatMap((brand) => brandFonts(brand))
  for (const file of files) expect(existsSync(fontFiles.get(file) ?? '')).toBe(true)
})

it('the theme declares the layers first and overrides the fallback in any order', () => {
  const css = brandCss(brands.raya)
  expect(css.startsWith('@layer reset, tokens, ui, remote, overrides;')).toBe(true)
  expect(css).toContain('html:root,html [data-scheme="light"]{color-scheme:light;')
  expect(css).toContain(
    '@media (prefers-color-scheme:dark){html:root:not([data-scheme="light"]){color-scheme:dark;',
  )
  expect(css).not.toContain('</')
})
