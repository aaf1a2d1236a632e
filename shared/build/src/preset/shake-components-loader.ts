/**
 * Lets a bundler drop components that no file imports. Libraries set `Link.displayName` beside each component; as a statement of the module that
 * keeps the component alive for ever. The names are for developer tools only.
 */
export function shakeable(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
}

/** Rspack loader. */
export default function shakeComponentsLoader(source: string): string {
  return shakeable(source)
}
