import type { GAME_TYPES } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { localizedText, tenantId } from '../../database/columns.ts'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from '../../database/orm.ts'
import {
  active,
  editorialColumns,
  idColumns,
  imageColumns,
  positionColumns,
  requiredText,
  stampColumns,
} from '../../lib/columns.ts'

export type GameType = (typeof GAME_TYPES)[number]

/** One option with its id in the pack; players see another id (see game-view). */
export interface StoredOption {
  id: string
  text?: LocalizedText
  image?: string
  alt?: LocalizedText
}

export interface StoredQuestion {
  id: string
  prompt: LocalizedText
  options: StoredOption[]
}

/** Right answers, by type: the option, the option per question, or the word. */
export type Solution = { option: string } | { questions: Record<string, string> } | { word: LocalizedText }

export const games = pgTable('games', {
  ...idColumns,
  storyTourId: text('story_tour_id').notNull(),
  /** Position in the tour; games unlock in this order. */
  position: integer('position').notNull(),
  type: text('type').$type<GameType>().notNull(),
  title: requiredText('title'),
  intro: requiredText('intro'),
  prompt: localizedText('prompt'),
  options: jsonb('options').$type<StoredOption[]>().notNull().default([]),
  questions: jsonb('questions').$type<StoredQuestion[]>().notNull().default([]),
  hint: localizedText('hint'),
  ...positionColumns,
  radiusM: integer('radius_m').notNull().default(25),
  points: integer('points').notNull().default(0),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  ...stampColumns,
})

/** A separate table, so that no list of game columns can leak an answer. */
export const gameSolutions = pgTable('game_solutions', {
  tenantId: tenantId(),
  gameId: text('game_id').notNull(),
  solution: jsonb('solution').$type<Solution>().notNull(),
  explanation: localizedText('explanation'),
  salt: uuid('salt').notNull().defaultRandom(),
})

export const gameCompletions = pgTable('game_completions', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  gameId: text('game_id').notNull(),
  /** Share of right answers, 0–1. */
  score: doublePrecision('score').notNull(),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull().defaultNow(),
  /** Transferred from a guest: gives points only when the member plays it. */
  claimed: boolean('claimed').notNull().default(false),
})

/** Bought hints; a trigger writes the ledger (`0006_games.sql`). */
export const gameHints = pgTable('game_hints', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  gameId: text('game_id').notNull(),
  price: integer('price').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Posts unlocked by a printed code. */
export const gamePosts = pgTable('game_posts', {
  tenantId: tenantId(),
  gameId: text('game_id').notNull(),
  player: text('player').notNull(),
  openUntil: timestamp('open_until', { withTimezone: true }).notNull(),
})

/** Wins of guests; the id is the receipt on their phone. */
export const guestWins = pgTable('guest_wins', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  gameId: text('game_id').notNull(),
  score: doublePrecision('score').notNull(),
  wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
  claimedBy: uuid('claimed_by'),
})
