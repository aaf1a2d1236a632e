import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import * as L from 'leaflet'
import css from './drawn-ground.module.css'

const PANE = 'drawn-ground'
/** From this zoom on there is space for names. */
const NAMES_FROM_ZOOM = 10

/** Draws the municipalities from the territory's data: before the first tile, under all tiles, and where none comes. */
export function drawnGround(map: L.Map) {
  const pane = map.createPane(PANE)
  pane.style.zIndex = '150'
  // hidden from screen readers: ninety names without order, and every item says where it is
  pane.setAttribute('aria-hidden', 'true')
  const areas = L.layerGroup().addTo(map)
  const container = map.getContainer()
  container.classList.add(css.paper ?? '')
  map.getPane('tilePane')?.classList.add(css.tiles ?? '')
  const showNames = () => {
    container.dataset.names = map.getZoom() >= NAMES_FROM_ZOOM ? 'shown' : 'hidden'
  }
  map.on('zoomend', showNames)
  showNames()
  return {
    setOutlines: ({ municipalities }: Outlines) => {
      areas.clearLayers()
      for (const { name, rings } of municipalities)
        for (const [index, ring] of rings.entries()) {
          const area = L.polygon(ring, { pane: PANE, className: css.area, interactive: false })
          areas.addLayer(area)
          if (index === 0) areas.addLayer(nameAt(area.getBounds().getCenter(), name))
        }
    },
  }
}

function nameAt(place: L.LatLng, name: string): L.Marker {
  const words = document.createElement('span')
  words.textContent = name
  const icon = L.divIcon({ html: words, className: css.name ?? '', iconSize: [96, 32] })
  return L.marker(place, { icon, pane: PANE, interactive: false, keyboard: false })
}
