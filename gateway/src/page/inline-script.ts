/**
 * The text of a script for the page: a function that works alone (no imports, nothing but what a browser has), called with what it is to know. Without
 * spaces at line starts, without comments, and without anything that would end its element.
 */
export function inlineScript<Input>(run: (input: Input) => void, input: Input): string {
  const code = run
    .toString()
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/^\/\/.*\n/gm, '')
    .replaceAll('</', '<\\/')
  return `(${code})(${JSON.stringify(input).replaceAll('<', '\\u003c')})`
}
