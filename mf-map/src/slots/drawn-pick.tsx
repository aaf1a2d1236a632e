import { type RefObject, useLayoutEffect, useRef } from 'react'
import { DrawnMap } from '../shared/drawn-map.tsx'
import { projectionOf } from '../shared/geo/projection.ts'
import { useSize } from '../shared/use-size.ts'
import css from './pick-canvas.module.css'
import { pickKeys } from './pick-keys.ts'
import { PlacePin } from './place-pin.tsx'

interface Place {
  latitude: number
  longitude: number
}
interface DrawnPickProps {
  label: string
  /** Id of the text that explains the keys. */
  hint: string
  place: Place | null
  bounds: Parameters<typeof projectionOf>[0]
  onPick: (place: Place) => void
  /** Radius in metres around the place. */
  radius: number | null
  /** Set on unmount: whether the focus was here, so that the Leaflet map takes it. */
  hadFocus: RefObject<boolean>
}

/** Sets a place on the drawn map, until Leaflet is loaded and where it cannot be. */
export function DrawnPick({ label, hint, place, bounds, onPick, radius, hadFocus }: DrawnPickProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = frame.current
    return () => {
      hadFocus.current = drawn === document.activeElement
    }
  }, [hadFocus])
  const size = useSize(frame, { width: 350, height: 260 })
  // the bounds stay those of the first render: a ground that moves under the finger cannot be hit
  const shown = useRef(bounds)
  const { project, unproject, kmPerPixel } = projectionOf(shown.current, size.width, size.height, 'contain')
  const moveBy = (dx: number, dy: number) => {
    const { x, y } = place
      ? project(place.latitude, place.longitude)
      : { x: size.width / 2, y: size.height / 2 }
    onPick(unproject(x + dx, y + dy))
  }
  return (
    <div
      ref={frame}
      role="application"
      aria-label={label}
      aria-describedby={hint}
      className={css.map}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys set the place here
      tabIndex={0}
      onKeyDown={pickKeys({ moveBy })}
    >
      <DrawnMap
        bounds={shown.current}
        {...size}
        fit="contain"
        label={label}
        showsNames
        onPoint={(event, projection) => {
          const box = event.currentTarget.getBoundingClientRect()
          onPick(projection.unproject(event.clientX - box.left, event.clientY - box.top))
        }}
      >
        {(onGround) =>
          place && (
            <>
              {radius !== null && (
                <circle
                  className={css.circle}
                  cx={onGround(place.latitude, place.longitude).x}
                  cy={onGround(place.latitude, place.longitude).y}
                  r={radius / 1000 / kmPerPixel}
                />
              )}
              <PlacePin {...onGround(place.latitude, place.longitude)} />
            </>
          )
        }
      </DrawnMap>
    </div>
  )
}
