import type { AgencyBody, GuideProfile } from '@sureda/contract/schemas/guides/agency'

/** The values of the form: every field is a text, empty where the profile has none. */
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

/** People type `example.org`. */
const withHttps = (address: string): string =>
  address === '' || /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`

export const bodyOf = (values: AgencyValues): AgencyBody => ({
  ...values,
  website: withHttps(values.website.trim()),
})
