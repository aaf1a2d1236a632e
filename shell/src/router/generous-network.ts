interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Nobody who saves data or stands in a dead spot pays for screens they may never open. */
export function isGenerousNetwork(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
