import * as L from 'leaflet'
import css from './way-cursor.module.css'

interface Place {
  latitude: number
  longitude: number
}

/** A dot on the way: the profile moves it, and dragging it moves the cursor of the profile. */
export function wayCursor(map: L.Map, onMove: (to: Place) => void) {
  const dot = document.createElement('span')
  const marker = L.marker([0, 0], {
    icon: L.divIcon({ html: dot, className: css.cursor ?? '', iconSize: [48, 48] }),
    draggable: true,
    keyboard: false,
    zIndexOffset: 1000,
  })
  marker.on('drag', () => {
    const { lat, lng } = marker.getLatLng()
    onMove({ latitude: lat, longitude: lng })
  })
  return {
    set: (place: Place | null) => {
      if (!place) {
        marker.remove()
        return
      }
      marker.setLatLng([place.latitude, place.longitude])
      if (!map.hasLayer(marker)) marker.addTo(map)
      map.panInside([place.latitude, place.longitude], { padding: [24, 24], animate: false })
    },
  }
}
