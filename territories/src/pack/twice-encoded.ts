/** Signs of Windows-1252 at the bytes 0x80 to 0x9F, which Unicode has elsewhere. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** First bytes of a letter in UTF-8, as Windows shows them, and at least one more byte. */
const SUSPICIOUS = /[Â-ô][\u0080-\u00bf\u0152-\u2122]/

/**
 * What a text should read that was read as Windows-1252 and saved as UTF-8 (“notÃ­cia”), or undefined: its signs are
 * the bytes of a text in UTF-8 then, which is very unlikely for any other text.
 */
export function beforeSecondEncoding(text: string): string | undefined {
  if (!SUSPICIOUS.test(text)) return undefined
  const bytes = [...text].map((sign) => {
    const at = WINDOWS.indexOf(sign)
    return at < 0 ? (sign.codePointAt(0) ?? 0) : at + 0x80
  })
  if (bytes.some((byte) => byte > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
