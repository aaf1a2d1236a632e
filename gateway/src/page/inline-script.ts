/**
 * The text of an inline script: a function without imports, called with its input. Indentation and comments are
 * removed, and anything that would end the element is escaped.
 */
export function inlineScript<Input>(run: (input: Input) => void, input: Input): string {
  const code = run
    .toString()
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/^\/\/.*\n/gm, '')
    .replaceAll('</', '<\\/')
  return `(${code})(${JSON.stringify(input).replaceAll('<', '\\u003c')})`
}
