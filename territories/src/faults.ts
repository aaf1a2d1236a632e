/** One thing that keeps a pack from being imported: where it stands and what to do about it. */
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
