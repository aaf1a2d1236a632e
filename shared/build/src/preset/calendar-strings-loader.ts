import path from 'node:path'
import { ROOT } from '../workspace.ts'

/** The file of react-aria that gathers what its calendar says in 34 languages. */
export const CALENDAR_STRINGS = /[\\/]react-aria[\\/]dist[\\/]private[\\/]calendar[\\/]intlStrings\.m?js$/

/** Rspack loader: puts our six languages in their place (shared/ui, `calendar-strings.ts` says why). */
export default function calendarStringsLoader(): string {
  return `export { default } from ${JSON.stringify(path.join(ROOT, 'shared/ui/src/calendar/calendar-strings.ts'))}\n`
}
