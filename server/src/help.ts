import { typedCommand } from '@sureda/api/typed-command'
import type { Command } from './command.ts'

const INDENT = 4

/** The commands with their summaries; `subject` limits them to one subject, such as `people`. */
export function helpText(commands: readonly Command[], subject?: string): string {
  const shown = commands.filter(({ name }) => !subject || name.split(' ')[0] === subject)
  const blocks = shown.map(({ name, usage, summary }) =>
    [`  ${`${name} ${usage}`.trim()}`, ...summary.split('\n').map((line) => ' '.repeat(INDENT) + line)].join(
      '\n',
    ),
  )
  const start = typedCommand(subject ? `${subject} <command>` : '<command>')
  return [start, ...blocks].join('\n\n')
}
