/** Why a 360° view cannot be shown as a sphere. */
export type SphereFault = 'drawing' | 'offline' | 'missing'

export type SphereMedia =
  | { kind: 'photo'; src: string }
  | { kind: 'film'; src: string; element: HTMLVideoElement }

export class SphereError extends Error {
  readonly fault: SphereFault
  constructor(fault: SphereFault) {
    super(`No view all round: ${fault}`)
    this.fault = fault
  }
}

/** Whether this browser has WebGL; asked before the 140 KB of the viewer load. */
export function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/**
 * Loads the file and decodes it as far as showing it needs.
 * @throws {SphereError} `offline` or `missing`, so that a missing picture is reported
 */
export async function loadMedia(kind: 'photo' | 'film', src: string): Promise<SphereMedia> {
  try {
    if (kind === 'film') return { kind, src, element: await loadFilm(src) }
    const image = new Image()
    image.src = src
    await image.decode()
    return { kind, src }
  } catch {
    throw new SphereError(navigator.onLine ? 'missing' : 'offline')
  }
}

function loadFilm(src: string): Promise<HTMLVideoElement> {
  const film = document.createElement('video')
  film.muted = true
  film.loop = true
  film.playsInline = true
  film.preload = 'auto'
  return new Promise((loaded, failed) => {
    film.addEventListener('loadedmetadata', () => loaded(film), { once: true })
    film.addEventListener('error', () => failed(film.error), { once: true })
    film.src = src
  })
}
