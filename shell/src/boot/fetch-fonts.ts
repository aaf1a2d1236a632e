let isAsked = false

/**
 * Fetches the brand's fonts once. A screen's code has arrived and the line is quiet while it runs: they come now instead of together with the pictures of the
 * first screen (a third of a second on slow 4G). Any earlier they would hold up that code. Their substitutes lie on the phone.
 */
export function fetchFonts(): void {
  if (isAsked) return
  isAsked = true
  document.fonts?.forEach((face) => {
    // "Figtree Variable as Arial": looking one up on the phone takes time, and those that text is shown in have been looked up
    if (!/ as /.test(face.family)) void face.load().catch(() => {})
  })
}
