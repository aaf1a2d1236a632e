/** The viewer: Photo Sphere Viewer without its own controls. It loads with the first tap on a 360° view. */
import { type PluginConstructor, Viewer } from '@photo-sphere-viewer/core'
import { EquirectangularVideoAdapter } from '@photo-sphere-viewer/equirectangular-video-adapter'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import { VideoPlugin } from '@photo-sphere-viewer/video-plugin'
import type { SphereMedia } from './sphere-media.ts'

/** The controls of a 360° view. Angles are degrees. */
export interface Sphere {
  /** The video element of a film; null for a picture. */
  film: HTMLVideoElement | null
  turn: (right: number, up: number) => void
  zoom: (by: number) => void
  /** Whether the phone has an orientation sensor; it asks for no permission. */
  canFollowPhone: () => Promise<boolean>
  /** Turns with the phone. To be called in a tap, because some phones ask for permission. @returns false when it was refused */
  followPhone: () => Promise<boolean>
  stopFollowing: () => void
  destroy: () => void
}

interface SphereOptions {
  place: HTMLElement
  media: SphereMedia
  /** Reduced motion: nothing may move by itself. */
  isStill: boolean
  /** Degrees to the right of the middle, at every turn. */
  onTurn: (yaw: number) => void
  /** The view stopped following the phone, for whatever reason. */
  onFollowEnd: () => void
}

const TURN_MS = 260
/** Variables of the viewer's own style sheets, which are not loaded: the few rules it needs are in `panorama-view.module.css`. */
const SHEET = {
  '--psv-core-loaded': 'true',
  '--psv-video-plugin-loaded': 'true',
  '--psv-loader-border': '3px',
  '--psv-loader-tickness': '10px',
}
const degrees = (radians: number) => (radians * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180

/** @throws the browser's error when it cannot draw after all. */
export async function startSphere(options: SphereOptions): Promise<Sphere> {
  const { place, media, isStill, onTurn, onFollowEnd } = options
  for (const [name, value] of Object.entries(SHEET)) place.style.setProperty(name, value)
  // the adapter waits for the film's first event, which the loaded element has already fired
  const film = media.kind === 'film' ? (media.element.cloneNode() as HTMLVideoElement) : undefined
  if (film) film.muted = true
  const viewer = new Viewer({
    container: place,
    ...(film
      ? {
          adapter: EquirectangularVideoAdapter.withConfig({ autoplay: !isStill, muted: true }),
          panorama: { source: film },
        }
      : { panorama: media.src }),
    plugins: [
      GyroscopePlugin.withConfig({ touchmove: true }),
      ...(film ? [VideoPlugin.withConfig({ progressbar: false, bigbutton: false })] : []),
    ],
    navbar: false,
    keyboardActions: {},
    moveInertia: !isStill,
    defaultZoomLvl: 20,
  })
  viewer.addEventListener('position-updated', ({ position }) => onTurn(degrees(position.yaw)))
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin as unknown as PluginConstructor)
  gyroscope.addEventListener('gyroscope-updated', ({ gyroscopeEnabled }) => {
    if (!gyroscopeEnabled) onFollowEnd()
  })
  await new Promise<void>((ready, failed) => {
    viewer.addEventListener('ready', () => ready(), { once: true })
    viewer.addEventListener('panorama-error', ({ error }) => failed(error), { once: true })
  }).catch((error: unknown) => {
    viewer.destroy()
    throw error
  })
  return {
    film: film ?? null,
    turn: (right, up) => {
      const { yaw, pitch } = viewer.getPosition()
      const to = { yaw: yaw + radians(right), pitch: pitch + radians(up) }
      if (isStill) viewer.rotate(to)
      else void viewer.animate({ ...to, speed: TURN_MS })
    },
    zoom: (by) => viewer.zoom(viewer.getZoomLevel() + by),
    canFollowPhone: () => gyroscope.isSupported(),
    followPhone: () =>
      gyroscope.start(isStill ? 'fast' : 'smooth').then(
        () => true,
        () => false,
      ),
    stopFollowing: () => gyroscope.stop(),
    destroy: () => viewer.destroy(),
  }
}
