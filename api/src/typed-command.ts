const IN_CHECKOUT = import.meta.filename.endsWith('.ts')

/**
 * A command as typed on this machine: `people list` is `npm run people -- list` in a checkout, and `sureda people list`
 * if the program is installed.
 */
export function typedCommand(command: string): string {
  const [name, ...words] = command.split(' ')
  if (!IN_CHECKOUT) return `sureda ${command}`
  return [`npm run ${name}`, ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
}
