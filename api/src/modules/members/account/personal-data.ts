/** What happens to rows when their person is deleted: they are deleted, they stay without anything personal, or the office keeps them. */
type Fate = 'deleted' | 'nameless' | 'kept'

export interface PersonalColumn {
  table: string
  /** The column that says whose row it is. */
  column: string
  /** How the column refers to the person: by id (the default), as `user:<id>`, or by e-mail. */
  by?: 'player' | 'email'
  /** The file of the archive; null where `why` says why the archive leaves it out. */
  file: string | null
  /** Columns that would grant access, or are about another person. */
  hidden?: readonly string[]
  fate: Fate
  why?: string
}

const deleted = (table: string, file: string | null, more: Partial<PersonalColumn> = {}): PersonalColumn => ({
  table,
  column: 'user_id',
  file,
  fate: 'deleted',
  ...more,
})

/**
 * Every column of the database that refers to a person. Archive and deletion both follow this list, in this order; a test compares it with the schema
 * (docs/decisions/0013-data-of-a-person.md).
 */
export const PERSONAL_DATA: readonly PersonalColumn[] = [
  deleted('sessions', 'sessions', { hidden: ['token_hash'] }),
  deleted('push_subscriptions', 'phones-with-notices', {
    hidden: ['session_hash', 'endpoint', 'p256dh', 'auth', 'kid'],
  }),
  deleted('password_resets', null, { why: 'a hash, gone within days' }),
  deleted('identities', 'sign-ins-with-google-or-apple'),
  deleted('idempotency_keys', null, { why: 'answers of calls, whose effects are in the other files' }),
  deleted('email_changes', 'new-e-mail', { hidden: ['token_hash', 'session_hash'] }),
  deleted('mail_outbox', 'mails', {
    column: 'recipient',
    by: 'email',
    // a body contains links that open the account
    hidden: ['body', 'headers', 'last_error', 'attempts', 'due_at', 'priority', 'mailbox_hash'],
  }),
  deleted('uploads', 'pictures'),
  deleted('favorites', 'favorites'),
  deleted('footprints', 'footprints'),
  deleted('ratings', 'ratings'),
  deleted('digests', 'weekly-mails'),
  deleted('notification_dismissals', 'dismissed-cards'),
  deleted('reservation_notices', 'notices-of-reservations'),
  deleted('waitlist_notices', 'notices-of-the-waitlist'),
  deleted('closure_notices', 'notices-of-closures'),
  deleted('slot_message_recipients', 'messages-of-guides'),
  deleted('waitlist_entries', 'waitlist'),
  deleted('game_attempts', 'games-tries', { column: 'player', by: 'player' }),
  deleted('game_rounds', 'games-begun', { column: 'player', by: 'player' }),
  deleted('game_completions', 'games-finished'),
  deleted('game_hints', 'games-hints'),
  deleted('guest_wins', 'games-won-as-guest', { column: 'claimed_by' }),
  deleted('game_posts', 'games-posts-opened', { column: 'player', by: 'player' }),
  deleted('redemptions', 'rewards'),
  {
    ...deleted('redemptions', null),
    column: 'used_by',
    fate: 'kept',
    why: 'at which counter a code was taken',
  },
  deleted('earning_positions', 'places-where-points-were-earned'),
  deleted('points_ledger', 'points'),
  deleted('points_accounts', 'points-balance'),
  deleted('user_packages', 'packages'),
  deleted('group_members', 'groups', { hidden: ['version'] }),
  deleted('guide_profiles', 'agency'),
  {
    table: 'groups',
    column: 'owner_id',
    file: 'groups-made',
    fate: 'kept',
    why: 'other people are in it; it is dissolved when no one guides it any more',
  },
  {
    table: 'experiences',
    column: 'guide_user_id',
    file: null,
    fate: 'kept',
    why: 'content of the office, which hands it on before a guide can go',
  },
  {
    table: 'check_in_points',
    column: 'guide_user_id',
    file: 'check-in-points-made',
    fate: 'kept',
    why: 'content of the office',
  },
  {
    table: 'closures',
    column: 'guide_user_id',
    file: 'closures-made',
    fate: 'kept',
    why: 'content of the office',
  },
  {
    table: 'slot_messages',
    column: 'guide_user_id',
    file: 'messages-written',
    fate: 'kept',
    why: 'they belong to the reservations of those who got them',
  },
  {
    table: 'attendance_marks',
    column: 'guide_user_id',
    file: null,
    fate: 'kept',
    why: 'about others: who came; append-only',
  },
  {
    table: 'people_changes',
    column: 'user_id',
    file: 'roles-given',
    fate: 'kept',
    why: 'who could act in the name of the office, which has to answer for it',
  },
  {
    table: 'reservations',
    column: 'user_id',
    file: 'reservations',
    fate: 'nameless',
    why: 'the office counts who came and what was paid; without name and wishes',
  },
  {
    table: 'users',
    column: 'id',
    file: 'profile',
    hidden: ['password_hash'],
    fate: 'nameless',
    why: 'what past reservations belong to: a row without a name',
  },
]
