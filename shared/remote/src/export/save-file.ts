/** Two taps within this many milliseconds count as one. */
export const DOUBLE_TAP_MS = 1000

let last = { name: '', at: 0 }

/**
 * Downloads a file, once for a double tap; phones open it with the app for its type. `type` is a media type without
 * charset. Returns whether the file is offered, false for the second tap.
 */
export function saveFile(name: string, type: string, content: string | Blob): boolean {
  const at = Date.now()
  if (name === last.name && Math.abs(at - last.at) < DOUBLE_TAP_MS) return false
  last = { name, at }
  const file = new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file after the click handler has ended
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}
