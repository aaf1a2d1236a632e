import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss'
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
    sheet.walkAtRules('import', ({ params }) => {
      note(`@import ${params}`, 'rules of another file', 'Import the sheet from code.')
    })
    sheet.walkAtRules('layer', ({ params }) => {
      if (!/^remote\b/.test(params))
        note(`@layer ${params}`, 'another layer than "remote"', 'Remove the layer.')
    })
    const declared = declarationsOf(sheet)
    sheet.walkRules((rule) => {
      if (!isLayered(rule)) note(rule.selector, 'no layer', 'Build with the preset of @sureda/build.')
      if (isOfLibrary(rule)) return
      const own = declared.get(rule) ?? []
      const [fault] = ruleFaults(`${rule.selector}{${own.join(';')}}`)
      if (!fault) return
      const [what = '', fix = ''] = fault.split(', ')
      note(rule.selector, what, `${fix ? `Instead: ${fix}` : 'Remove it'}, build and ship it again.`)
    })
  } catch {
    faults.push({
      reason: `${name} is not a style sheet.`,
      fix: 'Build again and ship the folder unchanged.',
    })
  }
  return faults
}

/** Declarations of each rule, with those in conditions inside of it (`.a { @media … { color: … } }`). */
function declarationsOf(sheet: Root): Map<Rule, Declaration[]> {
  const declared = new Map<Rule, Declaration[]>()
  sheet.walkDecls((declaration) => {
    const around = ancestorsOf(declaration)
    const rule = around.find((node): node is Rule => node.type === 'rule')
    const isOfSystem = around.some(
      (node) => node.type === 'atrule' && /forced-colors:\s*active/.test((node as AtRule).params),
    )
    if (rule && !isOfSystem) declared.set(rule, [...(declared.get(rule) ?? []), declaration])
  })
  return declared
}

const isLayered = (rule: Rule): boolean =>
  ancestorsOf(rule).some((node) => node.type === 'atrule' && (node as AtRule).name === 'layer')

const ancestorsOf = ({ parent }: Node): Node[] => (parent ? [parent, ...ancestorsOf(parent)] : [])

function isOfLibrary(rule: Rule): boolean {
  if (rule.selectors.every((selector) => LIBRARY.test(selector))) return true
  return rule.parent?.type === 'rule' && isOfLibrary(rule.parent as Rule)
}
