/** Offers a file; phones open it with the app that reads its kind. `type` is a media type without charset, which is that of text. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const file = new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
