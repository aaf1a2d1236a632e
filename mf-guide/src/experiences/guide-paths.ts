import { paths } from '@sureda/contract/remote/paths'

/** Addresses that only screens of this remote link to. */
export const guidePaths = {
  editExperience: (id: string) => `${paths.guideExperiences()}/editar/${encodeURIComponent(id)}`,
  timeSlots: (id: string) => `${paths.guideExperiences()}/horarios/${encodeURIComponent(id)}`,
} as const
