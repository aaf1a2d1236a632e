import { type RefObject, useEffect, useState } from 'react'
import type { Sphere } from './sphere.ts'
import { canDraw, loadMedia, SphereError, type SphereFault } from './sphere-media.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

export interface SphereState {
  sphere: Sphere | null
  fault: SphereFault | null
  isFollowing: boolean
  /** The phone has an orientation sensor. */
  canFollow: boolean
  /** The visitor or the phone refused it. */
  isRefused: boolean
}

const START: SphereState = {
  sphere: null,
  fault: null,
  isFollowing: false,
  canFollow: false,
  isRefused: false,
}

/** Opens a 360° view in an element, and removes it with the element. The heading is set as `--own-yaw` of the element without a rendering. */
export function useSphere(place: RefObject<HTMLElement | null>, kind: 'photo' | 'film', src: string) {
  const [state, setState] = useState(START)
  const [attempt, setAttempt] = useState(0)
  const change = (more: Partial<SphereState>) => setState((before) => ({ ...before, ...more }))

  // `attempt` only starts it again
  useEffect(() => {
    const stage = place.current
    if (!stage) return
    let isGone = false
    let open: Sphere | undefined
    const run = async () => {
      if (!canDraw()) throw new SphereError('drawing')
      const media = await loadMedia(kind, src)
      const { startSphere } = await import('./sphere.ts').catch(() => {
        throw new SphereError('offline')
      })
      if (isGone) return
      open = await startSphere({
        place: stage,
        media,
        isStill: matchMedia(REDUCED).matches,
        onTurn: (yaw) => stage.style.setProperty('--own-yaw', `${yaw}deg`),
        onFollowEnd: () => change({ isFollowing: false }),
      })
      if (isGone) return open.destroy()
      change({ sphere: open })
      const canFollow = await open.canFollowPhone()
      if (!isGone) change({ canFollow })
    }
    run().catch((error: unknown) => {
      if (!isGone) change({ fault: error instanceof SphereError ? error.fault : 'drawing' })
    })
    return () => {
      isGone = true
      open?.destroy()
      setState(START)
    }
  }, [place, kind, src, attempt])

  return {
    ...state,
    retry: () => setAttempt(attempt + 1),
    follow: async () => {
      if (state.isFollowing) return state.sphere?.stopFollowing()
      const isFollowing = (await state.sphere?.followPhone()) ?? false
      change({ isFollowing, isRefused: !isFollowing })
    },
  }
}
