/** The code read aloud at the meeting point: a group's booking code, otherwise the beginning of the reservation's id. */
export const passCodeOf = ({ booking_code, id }: { booking_code: string | null; id: string }): string =>
  booking_code ?? id.slice(0, 8).toUpperCase()

/** Normalises a typed code: case, spaces and dashes are ignored, and in the eight characters of an id O is 0 and I is 1. */
export function normalCode(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code.length === 8 ? code.replaceAll('O', '0').replaceAll(/[IL]/g, '1') : code
}
