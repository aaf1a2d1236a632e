import { PHOTO_MAX_BYTES } from '@sureda/contract/rules/limits'

/** Enough for the widest file that is made of it. */
const LONGEST_PX = 2_400

/** What a phone's camera makes is mostly larger than may be sent: then the same picture, smaller. A file that no browser can draw stays as it is. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= PHOTO_MAX_BYTES || !('createImageBitmap' in globalThis)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86))
    return small ?? file
  } catch {
    return file
  }
}
