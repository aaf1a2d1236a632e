import { type RefObject, useEffect, useRef, useState } from 'react'
import { frameReader } from './read-frame.ts'

/** `refused`: the person or the phone said no; `missing`: there is no camera, or no safe connection to ask for it. */
export type CameraState = 'starting' | 'reading' | 'refused' | 'missing'

/** Between two looks: quick for a hand, easy on a battery. */
const EVERY_MS = 150

/** Shows the camera in `video` and reads codes while `isOn`; each is given once until it leaves the picture. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onRead: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const told = useRef(onRead)
  told.current = onRead
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const begin = async () => {
      if (!navigator.mediaDevices) return setState('missing')
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' } },
          audio: false,
        })
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        return isOver || setState(isRefused ? 'refused' : 'missing')
      }
      const screen = video.current
      if (isOver || !screen) return end()
      screen.srcObject = stream
      await screen.play().catch(() => {})
      const read = await frameReader().catch(() => null)
      if (!read) return isOver || setState('missing')
      if (isOver) return
      setState('reading')
      let last: string | null = null
      const look = async () => {
        const text = await read(screen).catch(() => null)
        if (isOver) return
        if (text !== null && text !== last) told.current(text)
        last = text
        timer = setTimeout(look, EVERY_MS)
      }
      void look()
    }
    const end = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void begin()
    return end
  }, [isOn, video])
  return state
}
