import type { Map as LeafletMap } from 'leaflet'
import type { DrawnArchive } from '../ground/ground-layer.ts'

const load = () => import(/* webpackChunkName: "ground" */ '../ground/ground-layer.ts')

/** The ground of the territory's own archive; its code and its data come when they are wanted. Says whether it is drawn: where it is not, the outlines are. */
export function ownGround(map: LeafletMap, onDrawn: (isDrawn: boolean) => void) {
  let wanted: DrawnArchive | null = null
  let drawn: { remove: () => void } | undefined
  const open = async (archive: DrawnArchive) => {
    const { groundLayer } = await load()
    if (wanted !== archive) return
    const layer = await groundLayer(map, archive)
    // another was wanted while this one was opened
    if (wanted !== archive) return layer.remove()
    drawn = layer
    onDrawn(true)
  }
  return {
    set: (archive: DrawnArchive | null) => {
      drawn?.remove()
      drawn = undefined
      wanted = archive
      if (!archive) return onDrawn(false)
      open(archive).catch((fault: unknown) => {
        if (wanted !== archive) return
        console.warn(`The ground ${archive.url} cannot be drawn, the outlines are: ${fault}`)
        onDrawn(false)
      })
    },
  }
}
