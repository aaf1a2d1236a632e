import { readFileSync } from 'node:fs'
import { cutText } from '@sureda/contract/rules/cut-text'

const SAVE = 'Save it again with the encoding UTF-8'

/**
 * Reads a text file of a pack, without a byte order mark as written by Windows. Throws an Error that says what is wrong
 * and what to do.
 */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  if (bytes.length === 0) throw new Error('is empty')
  if (isUtf16(bytes)) throw new Error(`is UTF-16, not UTF-8. ${SAVE}`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { line, text } = firstBadLine(bytes)
    throw new Error(`is not UTF-8: line ${line} reads “${text}”. ${SAVE}`)
  }
}

/** UTF-8 text contains no NUL; UTF-16 has one beside every Latin letter. */
const isUtf16 = (bytes: Buffer) =>
  bytes.readUIntBE(0, Math.min(2, bytes.length)) === 0xfeff ||
  bytes.readUIntBE(0, Math.min(2, bytes.length)) === 0xfffe ||
  (bytes.length > 3 && (bytes[0] === 0) !== (bytes[1] === 0))

function firstBadLine(bytes: Buffer): { line: number; text: string } {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    const text = bytes.subarray(start, end < 0 ? bytes.length : end).toString('utf8')
    if (end < 0 || text.includes('\uFFFD')) return { line, text: cutText(text.trim(), 60) }
    start = end + 1
  }
}
