import { LRUCache } from 'lru-cache'
import { type ChildNode, parse } from 'postcss'

/** Enough for some ten release sets. */
const MAX_FILES = 500

/** A style sheet, divided by the condition under which a page uses a rule. */
type Part =
  | { kind: 'rule'; text: string /** Class names that each of its selectors needs. */; needs: string[][] }
  | { kind: 'block'; start: string; parts: Part[] }
  | { kind: 'named'; text: string; name: string }
  | { kind: 'always'; text: string }

export interface UsedStyles {
  /**
   * The rules of these style sheets that the HTML uses, as text for one style element. The sheets are in the order in
   * which the page loads them, and their cascade layers stay.
   * @throws if a sheet cannot be read
   */
  of(html: string, sheets: readonly string[]): Promise<string>
}

/** @param read text of the style sheet at this address, which never changes */
export function usedStyles(read: (href: string) => Promise<string>): UsedStyles {
  const known = new LRUCache<string, Part[]>({
    max: MAX_FILES,
    fetchMethod: async (href) => partsOf(parse(absolute(await read(href), href)).nodes),
  })
  return {
    of: async (html, sheets) => {
      const files = await Promise.all(sheets.map((href) => known.forceFetch(href)))
      const classes = classesOf(html)
      const parts = files.flat()
      const rules = written(parts, classes, () => false)
      return written(parts, classes, (name) => rules.includes(name))
    },
  }
}

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

function written(
  parts: readonly Part[],
  classes: ReadonlySet<string>,
  isNamed: (name: string) => boolean,
): string {
  return parts
    .map((part) => {
      if (part.kind === 'always') return part.text
      if (part.kind === 'named') return isNamed(part.name) ? part.text : ''
      if (part.kind === 'rule')
        return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
      const inner = written(part.parts, classes, isNamed)
      return inner && `${part.start}{${inner}}`
    })
    .join('')
}

function partsOf(nodes: readonly ChildNode[] = []): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'rule')
      return [{ kind: 'rule', text: node.toString(), needs: node.selectors.map(classesIn) }]
    if (node.type !== 'atrule') return []
    const { name, params } = node
    // a statement without a block, such as the order of layers
    if (!node.nodes) return [{ kind: 'always', text: `${node.toString()};` }]
    if (/keyframes$/.test(name)) return [{ kind: 'named', text: node.toString(), name: params }]
    if (['media', 'supports', 'container', 'layer', 'scope', 'starting-style'].includes(name))
      return [{ kind: 'block', start: `@${name} ${params}`, parts: partsOf(node.nodes) }]
    return [{ kind: 'always', text: node.toString() }]
  })
}

/** Classes inside `:is()`, `:not()` and similar are optional. */
function classesIn(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
}

/** In the page, relative addresses of a sheet would be relative to the page. */
const absolute = (css: string, href: string): string =>
  css.replaceAll(/url\((["']?)(?!["'/#]|[a-z]+:)([^)"']+)\1\)/g, (_all, quote: string, address: string) => {
    const { pathname, search } = new URL(address, new URL(href, 'http://page.invalid'))
    return `url(${quote}${pathname}${search}${quote})`
  })
