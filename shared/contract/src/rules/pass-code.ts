/** What a person says at the meeting point: the code of a group, otherwise the beginning of the reservation's number. */
export const passCodeOf = ({ booking_code, id }: { booking_code: string | null; id: string }): string =>
  booking_code ?? id.slice(0, 8).toUpperCase()

/** A typed code as it is written: small letters, spaces and dashes do not matter, and in the eight signs of a number O is 0 and I is 1. */
export function normalCode(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code.length === 8 ? code.replaceAll('O', '0').replaceAll(/[IL]/g, '1') : code
}
