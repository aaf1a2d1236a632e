import { type Component, fullName, licenceOf } from './bill-of-materials.ts'

/** Licences that require only their text and a notice; OFL is for fonts. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'OFL-1.1', 'Zlib'],
])

/** Packages with another licence, and why they may be used. */
const ACCEPTED: readonly { name: RegExp; licence: string | undefined; why: string }[] = [
  {
    name: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library that is loaded as it is, and can be replaced',
  },
  { name: /^web-push@/, licence: 'MPL-2.0', why: 'unchanged; only changed files would have to be published' },
  {
    name: /^png-js@/,
    licence: undefined,
    why: 'its LICENSE file is that of MIT; the manifest does not say so',
  },
  {
    name: /^suncalc@/,
    licence: undefined,
    why: 'its LICENSE file is that of BSD-2-Clause; the manifest does not say so',
  },
]

/** One sentence for each component whose licence is neither allowed nor accepted. */
export const licenceFaults = (components: readonly Component[]): string[] =>
  components
    .filter((one) => !isAllowed(one))
    .map(
      (one) =>
        `${fullName(one)} has the licence ${licenceOf(one) ?? '(none)'}: take another package, or accept it in licence-policy.ts with the reason`,
    )

function isAllowed(one: Component): boolean {
  const licence = licenceOf(one)
  const exception = ACCEPTED.find(({ name }) => name.test(fullName(one)))
  const isFine = (id: string) => ALLOWED.has(id) || id === exception?.licence
  if (licence === undefined) return exception !== undefined && exception.licence === undefined
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => isFine(id.trim())))
}
