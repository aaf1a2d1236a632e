import { LOCALES } from '@sureda/contract/codes/locale'

/** A fault that prevents the import of a pack: its place and what to do. */
export interface Fault {
  /** Relative to the pack, e.g. `routes/rt-suro.json`. */
  file: string
  /** Path inside the file, e.g. `points.2.name.nl`; empty for the file as a whole. */
  field: string
  message: string
}

export class PackError extends Error {
  override name = 'PackError'
  readonly faults: readonly Fault[]

  constructor(folder: string, faults: readonly Fault[]) {
    super(
      `${folder} was not imported: ${faults.length} fault${faults.length === 1 ? '' : 's'}\n${faults.map(faultLine).join('\n')}`,
    )
    this.faults = faults
  }
}

export const faultLine = ({ file, field, message }: Fault) =>
  `  ${file}${field ? ` › ${field}` : ''}: ${message}`

/** A summary by kind, for dividing the work: missing texts by language, and the number of other faults. */
export function faultSummary(faults: readonly Fault[]): string {
  const texts = LOCALES.flatMap((locale) => {
    const missing = faults.filter(
      ({ field, message }) => field.endsWith(`.${locale}`) && /^is (?:missing|empty)/.test(message),
    ).length
    return missing > 0 ? [`${missing} in ${locale}`] : []
  })
  const count = (what: string, test: (fault: Fault) => boolean) => {
    const found = faults.filter(test).length
    return found > 0 ? [`${what}: ${found}`] : []
  }
  return [
    ...(texts.length > 0 ? [`texts missing: ${texts.join(', ')}`] : []),
    ...count(
      'pictures without a description',
      ({ field, message }) => /\balt\b/.test(field) && /^is (?:missing|empty)/.test(message),
    ),
    ...count('references that lead nowhere', ({ message }) => message.startsWith('refers to')),
    ...count(
      'colours without contrast',
      ({ field, message }) => field.startsWith('branding.colors') && message.includes('WCAG'),
    ),
    `files to open: ${new Set(faults.map(({ file }) => file)).size}`,
  ].join(' · ')
}
