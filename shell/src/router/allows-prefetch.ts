interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** People who save data or have a weak network do not pay for screens they may never open. */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
