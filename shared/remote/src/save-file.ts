/** Offers a text as a file; phones open it with the app that reads its kind. `type` is a media type without charset. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
