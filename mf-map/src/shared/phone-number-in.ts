/** The phone number in a text: "Refugi de Fitor, +34 972 00 00 00 (24 h)" → `+34972000000`. Null where there is none. */
export function phoneNumberIn(text: string): string | null {
  const found = /\+?\d(?:[\s.\-/()]*\d){2,14}/.exec(text)
  return found ? found[0].replaceAll(/[^+\d]/g, '') : null
}
