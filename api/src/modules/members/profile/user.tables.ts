import {
  ACCESS_TYPES,
  EXPERIENCE_DIFFICULTIES,
  GROUP_BUDGETS,
  GROUP_ROLES,
  GROUP_TYPES,
} from '@sureda/contract/codes/enums'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { Pet } from '@sureda/contract/schemas/guides/group'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { createdAt, tenantId, updatedAt } from '../../../database/columns.ts'
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

export const users = pgTable('users', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  email: text('email').notNull(),
  userName: text('user_name'),
  name: text('name').notNull(),
  phone: text('phone'),
  avatar: text('avatar'),
  preferredLanguage: text('preferred_language', { enum: LOCALES }),
  passwordHash: text('password_hash'),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  roles: text('roles').array().notNull().default([]),
  role: text('role'),
  accessType: text('access_type', { enum: ACCESS_TYPES }).notNull().default('mobile'),
  isGuide: boolean('is_guide').notNull().default(false),
  canAccessCms: boolean('can_access_cms').notNull().default(false),
  canAccessMobile: boolean('can_access_mobile').notNull().default(true),
  isBackendOperator: boolean('is_backend_operator').notNull().default(false),
  notifications: jsonb('notifications')
    .$type<Profile['notifications']>()
    .notNull()
    .default({ push: false, email: true, offers: false }),
  privacy: jsonb('privacy')
    .$type<Profile['privacy']>()
    .notNull()
    .default({ share_location: false, public_profile: false }),
  preferences: text('preferences').array().$type<Profile['preferences']>().notNull().default([]),
  deletesAt: timestamp('deletes_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  demo: boolean('demo').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const emailChanges = pgTable('email_changes', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  newEmail: text('new_email').notNull(),
  step: text('step', { enum: ['approve', 'confirm'] }).notNull(),
  sessionHash: text('session_hash'),
  createdAt: createdAt(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const uploads = pgTable('uploads', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  path: text('path').notNull(),
  bytes: integer('bytes').notNull(),
  /** The experience of a guide's photo. */
  experienceId: text('experience_id'),
  imageColor: text('image_color'),
  imageWidths: integer('image_widths').array().notNull().default([]),
  createdAt: createdAt(),
})

export const groups = pgTable('groups', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  description: text('description'),
  type: text('type', { enum: GROUP_TYPES }).notNull().default('normal'),
  people: integer('people').notNull(),
  specialRequirements: text('special_requirements'),
  preferredLanguage: text('preferred_language', { enum: LOCALES }),
  difficultyPreference: text('difficulty_preference', { enum: EXPERIENCE_DIFFICULTIES }),
  budgetRange: text('budget_range', { enum: GROUP_BUDGETS }),
  pets: jsonb('pets').$type<(Partial<Pet> & { name: string })[]>().notNull().default([]),
  memberCount: integer('member_count').notNull().default(0),
  version: integer('version').notNull().default(1),
  demo: boolean('demo').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})

export const groupMembers = pgTable('group_members', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  groupId: uuid('group_id').notNull(),
  userId: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email'),
  phone: text('phone'),
  age: integer('age'),
  role: text('role', { enum: GROUP_ROLES }).notNull().default('none'),
  notes: text('notes'),
  // set by a trigger
  number: integer('number').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
})

export const groupInvitations = pgTable('group_invitations', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  groupId: uuid('group_id').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: createdAt(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const userPackages = pgTable('user_packages', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  routeId: text('route_id'),
  createdAt: createdAt(),
})
