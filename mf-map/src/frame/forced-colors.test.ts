import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const rules = (css: string) => css.matchAll(/([^{};]+)\{([^{}]*)\}/g)
const hasEdge = (declarations: string) => /(^|\s)border: \d/.test(declarations)

/** Classes with a ground or a shadow and no edge, and none in high-contrast modes either. */
function edgeless(file: string): string[] {
  const css = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const forced = css.split('@media (forced-colors: active)')[1] ?? ''
  return [...rules(css)]
    .filter(([, , declarations = '']) =>
      /box-shadow: var|background: var\(--color-.+-ground\)/.test(declarations),
    )
    .filter(([, , declarations = '']) => !hasEdge(declarations))
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !forced.includes(selector))
    .map((selector) => `${file} ${selector}`)
}

it('what has only a ground or a shadow for an edge has another one in high-contrast modes, which paint neither', () => {
  expect(globSync('**/*.module.css', { cwd: folder }).sort().flatMap(edgeless)).toEqual([
    // holds a chip, which brings its own
    'map/filter-chips.module.css .floating > li',
    // only adorn their arrows, which are drawn
    'safety/exits-list.module.css .arrow',
    'tracking/tracking-alert.module.css .arrow',
  ])
})
