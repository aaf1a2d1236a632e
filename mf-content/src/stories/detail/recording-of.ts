import { paths } from '@sureda/contract/remote/paths'
import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Recording } from '@sureda/remote/features/player'

/** The recording of a story for the player; null without one. */
export function recordingOf({ id, title, image, audio_file }: StoryDetail): Recording | null {
  if (!audio_file) return null
  return {
    id: `story:${id}`,
    src: mediaUrl(audio_file),
    title,
    href: paths.story(id),
    picture: image ? mediaUrl(image) : undefined,
  }
}
