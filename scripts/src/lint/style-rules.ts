/**
 * Classes of a CSS module with the same name as a custom property it declares. The bundler exports both under one name,
 * so the component would get the property instead of the class.
 */
export function styleFaults(file: string, source: string): string[] {
  if (!file.endsWith('.module.css')) return []
  const rules = source.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const declared = new Set([...rules.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name))
  const classes = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))
  return [...classes]
    .filter((name) => declared.has(name))
    .map((name) => `${file} declares --${name} and has a class .${name}: call one of them otherwise`)
}
