/** What the doctor says of one thing. */
export interface Finding {
  check: string
  state: 'ok' | 'look' | 'fault'
  says: string
  /** What a person does about it; not for what is well. */
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

/** The findings of a check; one that fails in a way it did not foresee is a finding itself. */
export async function examined(check: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error))
    return [fault(check, message.split('\n')[0] ?? '', 'See what the sentence says, then look again.')]
  }
}

/** One table: check, state, finding, and the fix below. */
export function tableOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ check }) => check.length))
  return findings.flatMap(({ check, state, says, fix }) => [
    `${state.padEnd(5)}  ${check.padEnd(width)}  ${says}`,
    ...(fix ? [`${' '.repeat(7 + width + 2)}→ ${fix}`] : []),
  ])
}
