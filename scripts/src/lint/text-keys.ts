/** Whether the languages of an i18n namespace have a text; of a plural, one of its forms. */
export type HasText = (namespace: string, key: string) => boolean

const CALLED = /\bt\(([^,)]*)/g
const LITERAL = /'(\w[\w.:-]*)'/g

/** Keys that a file asks `t` for in full and that no language has: the screen would show the key. */
export function textKeyFaults(file: string, source: string, hasText: HasText): string[] {
  const [own] = file.match(/^(?:shell(?=\/)|mf-\w+)/) ?? []
  const namespace = /useTranslation\('(\w+)'\)/.exec(source)?.[1] ?? own?.replace('mf-', '')
  return [...source.matchAll(CALLED)].flatMap(([, asked = '']) =>
    [...asked.matchAll(LITERAL)]
      // a value that the choice between two keys depends on has no dot
      .filter(([literal, key = '']) => asked.trimStart().startsWith(literal) || /[.:]/.test(key))
      .flatMap(([, full = '']) => {
        const [key = '', named = namespace] = full.split(':').reverse()
        return named && !hasText(named, key) ? [`${file} asks for a text that no language has: ${full}`] : []
      }),
  )
}
