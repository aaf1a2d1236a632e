import { paths } from '@sureda/contract/remote/paths'
import { readMapAddress } from '../map/map-address.ts'
import type { Recording } from './walk/recording.ts'

/** Whether an address shows the map itself, where a walk has its panel; its list is another screen to who walks. */
export const isMapOpen = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === paths.map() && !readMapAddress(new URLSearchParams(search)).isList

/** The way back to the map of a walk. */
export const mapOfWalk = (recording: Recording | null): string =>
  recording?.routeId ? paths.mapOfRoute(recording.routeId) : paths.map()
