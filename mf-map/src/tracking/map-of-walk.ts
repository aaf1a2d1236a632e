import { paths } from '@sureda/contract/remote/paths'
import { readMapAddress } from '../map/map-address.ts'
import type { Recording } from './walk/recording.ts'

/** Whether an address shows the map with the panel of a walk; the list has no panel. */
export const isMapOpen = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === paths.map() && !readMapAddress(new URLSearchParams(search)).isList

/** The address of the map of a walk. */
export const mapOfWalk = (recording: Recording | null): string =>
  recording?.routeId ? paths.mapOfRoute(recording.routeId) : paths.map()
