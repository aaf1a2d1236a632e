import { paths } from '@sureda/contract/remote/paths'
import { shell } from '@sureda/remote/shell'
import { MAP_LAYERS, type MapLayerId } from '../../shared/map-layers.ts'

/** Whether a pin of a game leads anywhere: its remote may be gone or switched off. */
export const hasGames = (): boolean => shell().canOpen(paths.storyTours())

/** The layers that there can be something on, in their order. */
export const offeredLayers = (): MapLayerId[] => MAP_LAYERS.filter((layer) => layer !== 'game' || hasGames())
