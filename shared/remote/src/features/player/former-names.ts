/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export {
  type PlayerState as Listening,
  playbackPosition as placeIn,
  savePlaybackPosition as keepPlace,
  usePlayerState as useListening,
} from './listening.ts'
