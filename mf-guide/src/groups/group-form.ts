import {
  EXPERIENCE_DIFFICULTIES,
  GROUP_BUDGETS,
  GROUP_TYPES,
  type GroupType,
} from '@sureda/contract/codes/enums'
import { toLocale } from '@sureda/contract/codes/locale'
import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import type { Group, GroupBody } from '@sureda/contract/schemas/guides/group'

/** The values of a group's form; an empty text means none. */
export interface GroupForm {
  name: string
  type: GroupType
  people: number
  description: string
  requirements: string
  language: string
  difficulty: string
  budget: string
}

const COUPLE = 2
export const EMPTY_FORM: GroupForm = {
  name: '',
  type: 'normal',
  people: 8,
  description: '',
  requirements: '',
  language: '',
  difficulty: '',
  budget: '',
}

export const formOf = (group: Group): GroupForm => ({
  name: group.name,
  type: group.type,
  people: group.number_of_people,
  description: group.description ?? '',
  requirements: group.special_requirements ?? '',
  language: group.preferred_language ?? '',
  difficulty: group.difficulty ?? '',
  budget: group.budget_range ?? '',
})

const oneOf = <T extends string>(words: readonly T[], text: string): T | null =>
  words.find((word) => word === text) ?? null

/** The body of a save. It has no animals: they are saved one by one, and stay as they are. */
export const bodyOf = (form: GroupForm): GroupBody => ({
  name: form.name.trim(),
  type: form.type,
  number_of_people: form.people,
  description: form.description.trim() || null,
  special_requirements: form.requirements.trim() || null,
  preferred_language: toLocale(form.language) ?? null,
  difficulty: oneOf(EXPERIENCE_DIFFICULTIES, form.difficulty),
  budget_range: oneOf(GROUP_BUDGETS, form.budget),
})

/** Names of the fields in which two forms differ, in the order of the form. */
export const differences = (one: GroupForm, other: GroupForm): (keyof GroupForm)[] =>
  (Object.keys(EMPTY_FORM) as (keyof GroupForm)[]).filter((field) => one[field] !== other[field])

/** The form with another type. A couple is two people; the guide can still change the number. */
export function withType(form: GroupForm, type: GroupType): GroupForm {
  if (type === 'couple') return { ...form, type, people: COUPLE }
  const wasCouple = form.type === 'couple' && form.people === COUPLE
  return { ...form, type, people: wasCouple ? EMPTY_FORM.people : form.people }
}

/** Reads the form of a stored draft, which may be of an older release; undefined when it is not valid. */
export function readForm(stored: unknown): GroupForm | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const form = stored as Record<keyof GroupForm, unknown>
  const { people, type, ...texts } = { ...EMPTY_FORM, ...form }
  if (!GROUP_TYPES.includes(type as GroupType)) return undefined
  if (!Number.isInteger(people) || (people as number) < GROUP_MIN || (people as number) > GROUP_MAX)
    return undefined
  if (!Object.values(texts).every((text) => typeof text === 'string')) return undefined
  return { ...EMPTY_FORM, ...form } as GroupForm
}
