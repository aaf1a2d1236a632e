import type { AgencyBody, GuideProfile } from '@sureda/contract/schemas/guides/agency'

/** What the form edits: every field a text, empty where there is none. */
export type AgencyValues = Record<Exclude<keyof GuideProfile, 'version'>, string>

export const AGENCY_FIELDS = [
  'agencyName',
  'welcomeMessage',
  'logoUrl',
  'primaryColor',
  'secondaryColor',
  'contactPhone',
  'contactEmail',
  'website',
  'address',
] as const satisfies (keyof AgencyValues)[]

export const valuesOf = (profile: GuideProfile): AgencyValues =>
  Object.fromEntries(AGENCY_FIELDS.map((field) => [field, profile[field] ?? ''])) as AgencyValues

/** `example.org` is what people type. */
const withHttps = (address: string): string =>
  address === '' || /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`

export const bodyOf = (values: AgencyValues): AgencyBody => ({
  ...values,
  website: withHttps(values.website.trim()),
})
