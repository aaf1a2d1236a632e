import { type RefObject, useEffect, useRef, useState } from 'react'
import { frameReader } from './read-frame.ts'

/** `refused`: the person or the phone refuses; `missing`: there is no camera, no https, or no reader. */
export type CameraFault = 'refused' | 'missing'

/** Milliseconds between two readings: fast enough for a hand, and easy on the battery. */
const EVERY_MS = 150

/** Shows the camera in `video` and reports each code once until it leaves the picture. Returns whether it reads yet. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  handlers: { onRead: (text: string) => void; onFault: (fault: CameraFault) => void },
): boolean {
  const [isReading, setReading] = useState(false)
  const told = useRef(handlers)
  told.current = handlers
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const begin = async () => {
      if (!navigator.mediaDevices) return told.current.onFault('missing')
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' } },
          audio: false,
        })
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        return isOver || told.current.onFault(isRefused ? 'refused' : 'missing')
      }
      const screen = video.current
      if (isOver || !screen) return end()
      screen.srcObject = stream
      await screen.play().catch(() => {})
      const read = await frameReader().catch(() => null)
      if (isOver) return
      if (!read) return told.current.onFault('missing')
      setReading(true)
      let last: string | null = null
      const look = async () => {
        const text = await read(screen).catch(() => null)
        if (isOver) return
        if (text !== null && text !== last) told.current.onRead(text)
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
  }, [video])
  return isReading
}
