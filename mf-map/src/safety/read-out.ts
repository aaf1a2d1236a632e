import { decimalDegrees } from '@sureda/contract/rules/coordinates-text'

/** Slow enough to write it down. */
const RATE = 0.8

export const canReadOut = (): boolean => 'speechSynthesis' in globalThis

/** Reads a text aloud, which needs no network; a second tap starts again. */
export function readOut(text: string, language: string): void {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = language
  words.rate = RATE
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

/** `41.88780` digit by digit: "4, 1, point, 8, 8, 7, 8, 0". */
export const spokenDigits = (degrees: number, words: { point: string; minus: string }): string =>
  Array.from(decimalDegrees(degrees), (sign) => ({ '.': words.point, '-': words.minus })[sign] ?? sign).join(
    ', ',
  )
