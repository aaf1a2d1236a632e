import postcss, { type Rule } from 'postcss'
import { ruleFaults } from './css-rules.ts'
import type { Fault } from './fault.ts'

/** Libraries that bring colours of their own, by the start of their classes: Leaflet, react-easy-crop, Photo Sphere Viewer. */
const LIBRARY = /^(?:[a-z]+|\*)?\.(?:leaflet-|reactEasyCrop_|psv-)/

/** Faults of the style sheets of a release, each with its rule. The loader of the preset puts every sheet into the layer of remotes. */
export const builtCssFaults = (files: ReadonlyMap<string, Buffer>): Fault[] =>
  [...files]
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([name, body]) => sheetFaults(name, String(body)))

function sheetFaults(name: string, text: string): Fault[] {
  const faults: Fault[] = []
  const note = (where: string, what: string, fix: string) =>
    faults.push({ reason: `${name}: ${where.slice(0, 80)} has ${what}.`, fix })
  try {
    const sheet = postcss.parse(text)
    for (const node of sheet.nodes)
      if (node.type === 'rule') note(node.selector, 'no layer', 'Build with the preset of @sureda/build.')
    sheet.walkAtRules('layer', ({ params }) => {
      if (!/^remote\b/.test(params))
        note(`@layer ${params}`, 'another layer than "remote"', 'Remove the layer.')
    })
    sheet.walkRules((rule) => {
      if (isOfLibrary(rule)) return
      const own = rule.nodes.filter((node) => node.type === 'decl').map(String)
      const [fault] = ruleFaults(`${rule.selector}{${own.join(';')}}`)
      if (!fault) return
      const [what = '', fix = ''] = fault.split(', ')
      note(rule.selector, what, `${fix ? `Instead: ${fix}` : 'Remove it'}, build and ship it again.`)
    })
  } catch {
    faults.push({ reason: `${name} is no style sheet.`, fix: 'Build again and ship the folder unchanged.' })
  }
  return faults
}

function isOfLibrary(rule: Rule): boolean {
  if (rule.selectors.every((selector) => LIBRARY.test(selector))) return true
  return rule.parent?.type === 'rule' && isOfLibrary(rule.parent as Rule)
}
