import { expect, it } from 'vitest'
import { cssFaults } from './css-rules.ts'

const faults = (css: string) => cssFaults('a.module.css', css)

it('accepts tokens, keywords and its own layer', () => {
  expect(
    faults(`@layer remote {
  /* #fff and red in a comment */
  .card-red { color: var(--color-ink); background: transparent; border-color: currentColor; grid-area: gold-area }
  .card:where(:hover) { box-shadow: var(--shadow-1) }
}`),
  ).toEqual([])
})

it('accepts computations with tokens, and values in queries', () => {
  expect(
    faults(`@layer remote {
  @supports (color: oklch(from red l c h)) {
    .sun { color: oklch(from var(--color-warning-ground) 0.87 0.12 calc(h + 16)) }
    .day { @media (forced-colors: active) { border: 3px solid Highlight } }
    .veil { background: rgb(from var(--color-ink) r g b / 40%); color: color-mix(in oklab, var(--a), var(--b)) }
  }
}`),
  ).toEqual([])
})

it.each([
  ['.a { color: oklch(from var(--color-ink) 0.87 0.12 84) }', 'raw colour'],
  ['.a { color: oklch(from #a4482b l c h) }', 'raw colour'],
  ['.a { color: oklch(from red l c h) }', 'colour by name'],
  ['@supports (color: red) { .a { color: red } }', 'colour by name'],
  ['.a { color: #a4482b }', 'raw colour'],
  ['.a { background: rgb(0 0 0 / 50%) }', 'raw colour'],
  ['.a { border: 1px solid red }', 'colour by name'],
  ['.a { filter: drop-shadow(0 0 2px red) }', 'colour by name'],
  ['.a { color: color(srgb 1 0 0) }', 'raw colour'],
  ['.a { color: re\\64 }', 'colour by name'],
  ['.a { c\\6f lor: r\\65 d }', 'colour by name'],
  ['.a { color: \\000023 a4482b }', 'raw colour'],
  ['.a { color: r\\67 b(0 0 0) }', 'raw colour'],
  ['.a { color: rebeccapurple }', 'colour by name'],
  ['.a { color: papayawhip }', 'colour by name'],
  ['.a { background: CanvasText }', 'colour by name'],
  ['.a { color: color-mix(in oklab, var(--a), mediumspringgreen) }', 'colour by name'],
  ['.a { color: var(--x) !im\\70 ortant }', '!important'],
  ['.a { --color-ink: var(--color-primary-ink) }', 'token of the design'],
  ['.a { display: none !important }', '!important'],
  [':global(.leaflet) { }', ':global'],
  ['body { margin: 0 }', 'whole page'],
  [':root { --x: 1 }', 'whole page'],
  ['@layer overrides { .a { } }', 'a layer that is not'],
])('refuses %s', (css, fault) => {
  expect(faults(css).join()).toContain(fault)
})

it('reports the line', () => {
  expect(faults('.a {\n  color: #fff;\n}')).toEqual([
    'a.module.css:2 has a raw colour, use a token: var(--color-…)',
  ])
})
