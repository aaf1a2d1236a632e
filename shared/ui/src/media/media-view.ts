import { type RefObject, useSyncExternalStore } from 'react'

/** iPhones allow full screen only for the video itself, through proprietary methods. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** Full screen with our controls where the browser supports it; else the video alone with the system's controls. */
export function toggleFullScreen(frame: HTMLElement | null, video: PhoneVideo | null) {
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (frame?.requestFullscreen) void frame.requestFullscreen().catch(() => undefined)
  else video?.webkitEnterFullscreen?.()
}

/** Our button toggles the first track; hidden, not disabled, so that it shows at once. */
export function setCaptions(video: HTMLVideoElement | null, isShown: boolean) {
  const track = video?.textTracks?.[0]
  if (track) track.mode = isShown ? 'showing' : 'hidden'
}

function onFullScreen(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Whether this player is full screen; Escape and system gestures also leave it. */
export const useFullScreen = (frame: RefObject<HTMLElement | null>) =>
  useSyncExternalStore(
    onFullScreen,
    () => frame.current !== null && document.fullscreenElement === frame.current,
    () => false,
  )
