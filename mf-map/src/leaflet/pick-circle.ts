import * as L from 'leaflet'
import css from './pick-circle.module.css'

/** A circle around the chosen coordinate, with a handle on its edge to drag. */
export function pickCircle(map: L.Map, center: L.Marker, onRadius: (metres: number) => void) {
  let radius: number | null = null
  let isFitted = false
  let isDragged = false
  const circle = L.circle(center.getLatLng(), {
    radius: 0,
    interactive: false,
    className: css.circle ?? '',
  })
  const handle = L.marker(center.getLatLng(), {
    icon: L.divIcon({
      html: document.createElement('span'),
      className: css.handle ?? '',
      iconSize: [48, 48],
      iconAnchor: [24, 24],
    }),
    draggable: true,
    keyboard: false,
  })
  const follow = () => {
    if (radius === null || !map.hasLayer(center)) {
      circle.remove()
      handle.remove()
      return
    }
    circle.setLatLng(center.getLatLng()).setRadius(radius).addTo(map)
    if (!isFitted) {
      // zoom in: a circle of thirty metres is invisible on a map of a territory
      isFitted = true
      map.fitBounds(circle.getBounds(), { padding: [56, 56], maxZoom: 18, animate: false })
    }
    if (!isDragged) handle.setLatLng(eastOf(circle)).addTo(map)
  }
  handle.on('dragstart', () => {
    isDragged = true
  })
  handle.on('drag', () => onRadius(map.distance(center.getLatLng(), handle.getLatLng())))
  handle.on('dragend', () => {
    isDragged = false
    follow()
  })
  center.on('drag', () => {
    circle.setLatLng(center.getLatLng())
    handle.setLatLng(eastOf(circle))
  })
  return {
    follow,
    setRadius: (metres: number | null) => {
      radius = metres
      follow()
    },
  }
}

/** The handle's coordinate: on the east side of the circle. */
function eastOf(circle: L.Circle): L.LatLng {
  const bounds = circle.getBounds()
  return L.latLng(circle.getLatLng().lat, bounds.getEast())
}
