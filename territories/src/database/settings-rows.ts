import type { Context } from './context.ts'
import { imageDocument, storedPath } from './rows.ts'
import type { Row } from './upsert.ts'

/** One row per settings group, in the shape of the contract with six texts in place of each one. */
export function settingsRows(context: Context): Row[] {
  const { welcome, ...groups } = context.pack.settings
  const { image, video, ...rest } = welcome
  const picture = imageDocument(context, image)
  const film = video && {
    src: storedPath(context, video.sources[0] ?? ''),
    sources: video.sources.map((file) => storedPath(context, file)),
    poster: storedPath(context, video.poster),
    captions: video.captions,
  }
  const values: Record<string, unknown> = {
    ...groups,
    safety: { ...groups.safety, notice: groups.safety.notice ?? null },
    welcome: { ...rest, ...picture, video: film ?? null },
  }
  return Object.entries(values).map(([group_name, value]) => ({
    tenant_id: context.pack.tenant.id,
    group_name,
    value,
  }))
}
