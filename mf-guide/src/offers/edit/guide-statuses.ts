import type { GuideExperienceBody } from '@sureda/contract/schemas/guides/guide-experience'

/** What a guide can set. The contract's list would bring zod into the bundle. */
export const GUIDE_STATUSES = ['active', 'inactive', 'draft'] as const satisfies readonly NonNullable<
  GuideExperienceBody['status']
>[]
