interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Reads the QR code in the picture of the camera; null where there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>

/** The reader of the browser, or the library where the browser has none. */
export async function frameReader(): Promise<ReadFrame> {
  const own = await ownDetector()
  if (!own) return libraryReader()
  return async (video) => (await own.detect(video))[0]?.rawValue ?? null
}

async function ownDetector(): Promise<Detector | null> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  try {
    // some desktops have the class, but it reads no QR code
    if (!Own || !(await Own.getSupportedFormats()).includes('qr_code')) return null
    return new Own({ formats: ['qr_code'] })
  } catch {
    return null
  }
}

/** Enough for a pass that fills half of the picture, and fast on an old phone. */
const LONG_SIDE = 720

/** Fetched only by phones that need it; the service worker stores it, so it works without network. */
async function libraryReader(): Promise<ReadFrame> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!pen || video.videoWidth === 0) return null
    const scale = Math.min(1, LONG_SIDE / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      return null
    }
  }
}
