import { EXPERIENCE_DIFFICULTIES, EXPERIENCE_TYPES } from '@sureda/contract/codes/enums'
import {
  EXPERIENCE_ADDRESS_MAX,
  EXPERIENCE_DURATION_MAX_MIN,
  EXPERIENCE_DURATION_PLACEHOLDER_MIN,
  EXPERIENCE_PRICE_MAX,
  EXPERIENCE_SHORT_MAX,
  EXPERIENCE_TEXT_MAX,
  EXPERIENCE_TITLE_MAX,
  SLOT_CAPACITY_MAX,
} from '@sureda/contract/rules/limits'
import type { GuideExperienceBody } from '@sureda/contract/schemas/guides/guide-experience'
import type { IconName } from '@sureda/ui/icons'

/** The contract's list of statuses would bring zod into the bundle. */
const STATUSES = ['active', 'inactive', 'draft'] as const satisfies readonly NonNullable<
  GuideExperienceBody['status']
>[]

/** `text` and `lines` have a value for each language, the other inputs have one. */
type Row = {
  /** The section of the page in which the field is edited; null where it has its own card. */
  section: string | null
  /** Where the field is among the facts of the page. */
  fact?: { position: number; icon: IconName }
} & (
  | { input: 'text'; max: number; rows?: number; isRequired?: boolean }
  | { input: 'line'; max: number }
  | {
      input: 'number'
      min: number
      max: number
      digits?: number
      mayBeEmpty?: boolean
      placeholder?: number
      unit?: 'money' | 'duration'
    }
  | { input: 'choice'; options: readonly string[]; mayBeEmpty?: boolean }
  | { input: 'date'; notBefore?: 'startDate'; notAfter?: 'endDate' }
  | { input: 'lines' | 'photos' | 'themes' | 'place' }
)

/**
 * Every field that a guide edits, in the order of its section's form. The form, the page, the check for missing languages, the body of a save and the conflict
 * sheet read this table. Labels are `field.<name>` and, for facts, `fact.<name>`.
 */
export const EDITABLE_FIELDS = {
  status: { section: null, input: 'choice', options: STATUSES },
  photos: { section: 'photos', input: 'photos' },
  title: { section: 'title', input: 'text', max: EXPERIENCE_TITLE_MAX, isRequired: true },
  shortDescription: { section: 'title', input: 'text', max: EXPERIENCE_SHORT_MAX, rows: 3, isRequired: true },
  type: { section: 'title', input: 'choice', options: EXPERIENCE_TYPES },
  description: {
    section: 'description',
    input: 'text',
    max: EXPERIENCE_TEXT_MAX,
    rows: 12,
    isRequired: true,
  },
  price: {
    ...{ section: 'facts', input: 'number', fact: { position: 1, icon: 'euro' } },
    ...{ min: 0, max: EXPERIENCE_PRICE_MAX, digits: 2, mayBeEmpty: true, unit: 'money' },
  },
  capacity: {
    ...{ section: 'facts', input: 'number', fact: { position: 3, icon: 'users' } },
    ...{ min: 1, max: SLOT_CAPACITY_MAX },
  },
  duration: {
    ...{ section: 'facts', input: 'number', fact: { position: 2, icon: 'clock' } },
    ...{ min: 1, max: EXPERIENCE_DURATION_MAX_MIN, mayBeEmpty: true, unit: 'duration' },
    placeholder: EXPERIENCE_DURATION_PLACEHOLDER_MIN,
  },
  difficulty: {
    ...{ section: 'facts', input: 'choice', fact: { position: 4, icon: 'gauge' } },
    ...{ options: EXPERIENCE_DIFFICULTIES, mayBeEmpty: true },
  },
  themes: { section: 'themes', input: 'themes' },
  startDate: { section: 'dates', input: 'date', notAfter: 'endDate' },
  endDate: { section: 'dates', input: 'date', notBefore: 'startDate' },
  requirements: { section: 'requirements', input: 'lines' },
  included: { section: 'included', input: 'lines' },
  notIncluded: { section: 'notIncluded', input: 'lines' },
  locationName: { section: 'place', input: 'text', max: EXPERIENCE_TITLE_MAX },
  address: { section: 'place', input: 'line', max: EXPERIENCE_ADDRESS_MAX },
  place: { section: 'place', input: 'place' },
} as const satisfies Record<string, Row>

type Fields = typeof EDITABLE_FIELDS
export type FieldName = keyof Fields
export type Input = Fields[FieldName]['input']
export type FieldsWith<I extends Input> = {
  [Name in FieldName]: Fields[Name]['input'] extends I ? Name : never
}[FieldName]
export type FieldsOf<S extends SectionName> = {
  [Name in FieldName]: Fields[Name]['section'] extends S ? Name : never
}[FieldName]
export type SectionName = Exclude<Fields[FieldName]['section'], null>

export const rowOf = (name: FieldName): Row => EDITABLE_FIELDS[name]
const NAMES = Object.keys(EDITABLE_FIELDS) as FieldName[]

export const fieldsWith = <I extends Input>(...inputs: I[]): FieldsWith<I>[] =>
  NAMES.filter((name): name is FieldsWith<I> => (inputs as Input[]).includes(rowOf(name).input as Input))

export const fieldsOf = <S extends SectionName>(section: S): FieldsOf<S>[] =>
  NAMES.filter((name): name is FieldsOf<S> => rowOf(name).section === section)

/** The facts of the page in their order. */
export const FACTS = NAMES.flatMap((name) => {
  const { fact } = rowOf(name)
  return fact ? [{ name, ...fact }] : []
}).sort((a, b) => a.position - b.position)

export const isSection = (name: string | null): name is SectionName =>
  name !== null && NAMES.some((field) => rowOf(field).section === name)

/** The section that edits a field path of the server: `title.ca` and `included.0` belong to their field, coordinates to `place`. */
export function sectionOf(path: string): SectionName | undefined {
  const [name = ''] = path.split('.')
  const field = name === 'latitude' || name === 'longitude' ? 'place' : NAMES.find((one) => one === name)
  return (field && EDITABLE_FIELDS[field].section) ?? undefined
}
