import { parseArgs } from 'node:util'
import { typedCommand } from '@sureda/api/typed-command'
import { type Command, CommandError, type Typed } from './command.ts'

/** The command that these arguments begin with; longer names win. */
export function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((word, index) => args[index] === word))
    .sort((one, other) => other.name.length - one.name.length)[0]
}

/** Parses the arguments after the name. Throws `CommandError` naming what is missing or unknown. */
export function readTyped(command: Command, args: readonly string[]): Typed<Command['options']> {
  const { words, values } = parsed(command, args.slice(command.name.split(' ').length))
  const wanted = wordsOf(command.usage)
  const missing = wanted.find((word, index) => word.startsWith('<') && !words[index])
  if (missing) throw new CommandError(`${missing} is missing: ${usageOf(command)}`)
  const tooMuch = words[wanted.length]
  if (tooMuch !== undefined) throw new CommandError(`"${tooMuch}" is not understood: ${usageOf(command)}`)
  const option = requiredOptions(command.usage).find((name) => values[name] === undefined)
  if (option) throw new CommandError(`--${option} is missing: ${usageOf(command)}`)
  return { words, values }
}

export const usageOf = ({ name, usage }: Pick<Command, 'name' | 'usage'>): string =>
  typedCommand(`${name} ${usage}`.trim())

function parsed({ name, options }: Command, args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    return { words: positionals, values: values as Typed<Command['options']>['values'] }
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new CommandError(`${sentence}. All of it: ${typedCommand(`${name} --help`)}`)
  }
}

/** `<a> [b] --c <d>` → `<a>`, `[b]` */
const wordsOf = (usage: string): string[] => usage.split(/\s*\[?--/)[0]?.match(/<[^>]+>|\[[^\]]+\]/g) ?? []

/** `--c <d> [--e]` → `c` */
const requiredOptions = (usage: string): string[] =>
  [...usage.replaceAll(/\[[^\]]*\]/g, '').matchAll(/--([\w-]+)/g)].flatMap(([, name]) => name ?? [])
