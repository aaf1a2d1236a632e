/** Pixels of the picture as it is shown, after its rotation. */
export interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/** Enough for the largest avatar on the sharpest phone; the server makes its sizes from it. */
const EDGE_PX = 1_024
const QUALITY = 0.9

/**
 * Cuts that square out of a picture: a JPEG of at most 1,024 px without metadata of place and camera. Null where the browser cannot read the file; then the
 * server says why.
 */
export async function cutSquare(file: File, area: PictureArea): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file)
    const edge = Math.min(EDGE_PX, Math.round(area.width))
    const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge })
    const context = canvas.getContext('2d')
    if (!context) return null
    // transparent parts would become black
    context.fillStyle = 'white'
    context.fillRect(0, 0, edge, edge)
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge)
    picture.close()
    const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return cut && new File([cut], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return null
  }
}
