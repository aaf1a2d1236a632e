import { type RefObject, useSyncExternalStore } from 'react'

/** iPhones let only the film itself fill the screen, under names of their own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** The player with our controls fills the screen, where the browser can; else the film alone, with the system's controls. */
export function toggleFullScreen(frame: HTMLElement | null, video: PhoneVideo | null) {
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (frame?.requestFullscreen) void frame.requestFullscreen().catch(() => undefined)
  else video?.webkitEnterFullscreen?.()
}

/** The first track is the one our button switches; hidden, not disabled, so that it is there at once when wanted again. */
export function setCaptions(video: HTMLVideoElement | null, isShown: boolean) {
  const track = video?.textTracks?.[0]
  if (track) track.mode = isShown ? 'showing' : 'hidden'
}

function onFullScreen(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Whether this player fills the screen; Escape and the system's own gesture leave it too. */
export const useFullScreen = (frame: RefObject<HTMLElement | null>) =>
  useSyncExternalStore(
    onFullScreen,
    () => frame.current !== null && document.fullscreenElement === frame.current,
    () => false,
  )
