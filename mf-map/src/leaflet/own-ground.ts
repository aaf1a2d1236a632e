import type { Map as LeafletMap } from 'leaflet'
import type { ArchiveState, DrawnArchive } from '../ground/ground-layer.ts'
import { loadPainter } from '../ground/load-ground.ts'

/** The ground of the territory's own archive; its code and its data come when they are wanted. Where it is not drawn, the outlines are. */
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
    // another was wanted while this one was opened
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
