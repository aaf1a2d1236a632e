/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export {
  endMediaSession as giveBack,
  type MediaTexts as MediaWords,
  startMediaSession as takeOver,
} from './media-session.ts'
