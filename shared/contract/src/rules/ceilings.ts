/**
 * Maximum number of rows per owner: the database counts by the owner column (`0000_platform.sql`) and answers 422
 * `too_many_items` with `data.limit`. Other limits: open reservations and waitlist entries (`OPEN_MAX`), members of a
 * group (its own size), animals (`PETS_MAX`), check-in points (`CHECK_IN_POINTS_PER_GUIDE`), photos
 * (`EXPERIENCE_PHOTOS_MAX`), time slots and special dates (time-slots.ts); of phones with notices, the oldest beyond
 * ten is dropped.
 */
export const CEILINGS = {
  /** Open closures of a guide. */
  closures: { of: 'guide_user_id', max: 50 },
  footprints: { of: 'user_id', max: 500 },
  favorites: { of: 'user_id', max: 1000 },
  groups: { of: 'owner_id', max: 200 },
  /** Usable invitations of a group. */
  group_invitations: { of: 'group_id', max: 50 },
  /** Messages of a guide within thirty days. */
  slot_messages: { of: 'guide_user_id', max: 500 },
} as const

/** Sessions of one person; a further one ends the least recently used. */
export const SESSIONS_MAX = 50
