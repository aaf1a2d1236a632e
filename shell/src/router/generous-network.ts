interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A person who saves data or has a weak network does not pay for screens they may never open. */
export function isGenerousNetwork(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
