/** Result of one check. */
export interface Finding {
  check: string
  state: 'ok' | 'look' | 'fault'
  says: string
  /** What a person can do; absent if nothing is wrong. */
  fix?: string
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
export const look = (check: string, says: string, fix: string): Finding => ({
  check,
  state: 'look',
  says,
  fix,
})
export const fault = (check: string, says: string, fix: string): Finding => ({
  check,
  state: 'fault',
  says,
  fix,
})

/** The findings of a check; a check that throws unexpectedly is itself a finding. */
export async function examined(check: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error))
    return [fault(check, message.split('\n')[0] ?? '', 'See what the sentence says, then look again.')]
  }
}

/** A table of checks with state and finding, and the fix below each. */
export function tableOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ check }) => check.length))
  return findings.flatMap(({ check, state, says, fix }) => [
    `${state.padEnd(5)}  ${check.padEnd(width)}  ${says}`,
    ...(fix ? [`${' '.repeat(7 + width + 2)}→ ${fix}`] : []),
  ])
}
