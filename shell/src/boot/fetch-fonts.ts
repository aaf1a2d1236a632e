let isAsked = false

/**
 * Loads the brand's fonts once. The network is idle while a screen's code runs: loading them now keeps them from
 * competing with the first screen's pictures (a third of a second on slow 4G); any earlier they would delay that code.
 * Until then local fallbacks are used.
 */
export function fetchFonts(): void {
  if (isAsked) return
  isAsked = true
  document.fonts?.forEach((face) => {
    // "Figtree Variable as Arial" is a local fallback: looking it up is slow, and those in use have been looked up already
    if (!/ as /.test(face.family)) void face.load().catch(() => {})
  })
}
