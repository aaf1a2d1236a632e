import { expect, it } from 'vitest'
import { cssFaults } from './css-rules.ts'

const faults = (css: string) => cssFaults('a.module.css', css)

it('accepts tokens, keywords and the own layer', () => {
  expect(
    faults(`@layer remote {
  /* #fff and red in a comment */
  .card-red { color: var(--color-ink); background: transparent; border-color: currentColor; grid-area: gold-area }
  .card:where(:hover) { box-shadow: var(--shadow-1) }
}`),
  ).toEqual([])
})

it.each([
  ['.a { color: #a4482b }', 'raw colour'],
  ['.a { background: rgb(0 0 0 / 50%) }', 'raw colour'],
  ['.a { border: 1px solid red }', 'colour by name'],
  ['.a { display: none !important }', '!important'],
  [':global(.leaflet) { }', ':global'],
  ['body { margin: 0 }', 'whole page'],
  [':root { --x: 1 }', 'whole page'],
  ['@layer overrides { .a { } }', 'a layer that is not'],
])('refuses %s', (css, fault) => {
  expect(faults(css).join()).toContain(fault)
})

it('names the line', () => {
  expect(faults('.a {\n  color: #fff;\n}')).toEqual([
    'a.module.css:2 has a raw colour, use a token: var(--color-…)',
  ])
})
