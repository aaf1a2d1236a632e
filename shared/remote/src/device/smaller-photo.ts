/** Longest edges to try, largest first; the server stores nothing larger. */
const EDGES = [2_048, 1_600, 1_200, 800] as const
const QUALITY = 0.85

/**
 * A photo of at most `maxBytes`: the file itself, or one scaled down on the phone. Null if the browser cannot decode it
 * or it stays too large. Formats with transparency keep it.
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File | null> {
  if (file.size <= maxBytes) return file
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  try {
    const picture = await createImageBitmap(file)
    const longest = Math.max(picture.width, picture.height)
    for (const edge of EDGES) {
      const scale = Math.min(1, edge / longest)
      const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
      // a browser that cannot encode the format writes PNG
      const ending = made?.type.replace('image/', '') ?? ''
      if (made && made.size <= maxBytes)
        return new File([made], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type: made.type })
    }
  } catch {
    // the browser cannot decode it: treated as too large
  }
  return null
}
