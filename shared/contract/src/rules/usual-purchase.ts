import type { ExperienceType, Purchase } from '../codes/enums.ts'

/** Default purchase of a kind of experience. */
export const usualPurchase = (type: ExperienceType): Purchase =>
  type === 'restaurant' ? 'table' : type === 'hotel' ? 'nights' : 'slot'
