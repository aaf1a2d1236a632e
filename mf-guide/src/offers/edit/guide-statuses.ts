import type { GuideExperienceBody } from '@sureda/contract/schemas/guides/guide-experience'

/** What a guide can set; a list of words of our own, because the contract's comes with zod. */
export const GUIDE_STATUSES = ['active', 'inactive', 'draft'] as const satisfies readonly NonNullable<
  GuideExperienceBody['status']
>[]
