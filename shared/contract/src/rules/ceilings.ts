/**
 * How many of a kind there can be, in one table: 422 `too_many_items` with `data.limit` where the database counts (`0000_platform.sql`), by the column that says whose
 * they are. Beside it there are: open reservations and places in lines (`OPEN_MAX`), members of a group (its own size), animals (`PETS_MAX`), check-in points
 * (`CHECK_IN_POINTS_PER_GUIDE`), photos (`EXPERIENCE_PHOTOS_MAX`), time slots and special dates (time-slots.ts); ten phones with notices, of which the oldest goes.
 */
export const CEILINGS = {
  /** Open ones of a guide. */
  closures: { of: 'guide_user_id', max: 50 },
  footprints: { of: 'user_id', max: 500 },
  favorites: { of: 'user_id', max: 1000 },
  groups: { of: 'owner_id', max: 200 },
  /** That can still be used, of one group. */
  group_invitations: { of: 'group_id', max: 50 },
  /** Of a guide in thirty days. */
  slot_messages: { of: 'guide_user_id', max: 500 },
} as const

/** Places where one person can be signed in; a further one ends the one used longest ago. */
export const SESSIONS_MAX = 50
