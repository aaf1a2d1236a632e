import type { ExperienceType, Purchase } from '../codes/enums.ts'

/** How a kind of experience is bought where nothing else is said of it. */
export const usualPurchase = (type: ExperienceType): Purchase =>
  type === 'restaurant' ? 'table' : type === 'hotel' ? 'nights' : 'slot'
