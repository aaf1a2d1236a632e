import { paths } from '@sureda/contract/remote/paths'
import { shell } from '@sureda/remote/shell'
import { MAP_LAYERS, type MapLayerId } from '../../shared/map-layers.ts'

/** Whether games can be opened: mf-games may be missing or switched off. */
export const hasGames = (): boolean => shell().canOpen(paths.storyTours())

/** The layers that may have items, in their order. */
export const offeredLayers = (): MapLayerId[] => MAP_LAYERS.filter((layer) => layer !== 'game' || hasGames())
