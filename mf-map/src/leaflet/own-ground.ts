import type { Map as LeafletMap } from 'leaflet'
import type { ArchiveState, DrawnArchive } from '../ground/ground-layer.ts'
import { loadPainter } from '../ground/load-ground.ts'

/** Draws the territory's own ground; its code and data are loaded when it is set. Where it cannot be drawn, the outlines show. */
export function ownGround(map: LeafletMap, onState: (state: ArchiveState) => void) {
  let wanted: DrawnArchive | null = null
  let drawn: { remove: () => void } | undefined
  const clear = () => {
    drawn?.remove()
    drawn = undefined
    onState('none')
  }
  const giveUp = (archive: DrawnArchive, fault: unknown) => {
    if (wanted !== archive) return
    console.warn(`The ground ${archive.url} cannot be drawn, the outlines are: ${fault}`)
    clear()
  }
  const open = async (archive: DrawnArchive) => {
    const { groundLayer } = await loadPainter()
    if (wanted !== archive) return
    const layer = await groundLayer(map, archive, (state) => {
      if (wanted !== archive) return
      if (state === 'none') giveUp(archive, 'its tiles cannot be read')
      else onState(state)
    })
    // another one may have been set while this one was opened
    if (wanted === archive) drawn = layer
    else layer.remove()
  }
  return {
    set: (archive: DrawnArchive | null) => {
      clear()
      wanted = archive
      if (archive) open(archive).catch((fault: unknown) => giveUp(archive, fault))
    },
  }
}
