import { cutText } from '@sureda/contract/rules/cut-text'

const TIME = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t]+\S.*)?$/
/** A browser takes what follows a `<` for a tag. */
const OPEN_TAG = /<(?![^<>]*>)/
/** Blocks without captions, with any content. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/

/** The first fault in a captions file, or undefined. Browsers silently skip what they cannot parse. */
export function captionsFault(text: string): string | undefined {
  const lines = text.split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return 'is no WebVTT: its first line must say WEBVTT'
  let index = 1
  let cues = 0
  // lines directly after the first one belong to the header
  while (lines[index]?.trim() && !lines[index]?.includes('-->')) index++
  for (; index < lines.length; index++) {
    if (!lines[index]) continue
    const end = endOfBlock(lines, index)
    if (!ASIDE.test(lines[index] ?? '')) {
      const fault = cueFault(lines, index, end)
      if (fault) return fault
      cues++
    }
    index = end
  }
  return cues > 0 ? undefined : 'has no captions: a time is written 00:01.000 --> 00:04.000'
}

/** Only an empty line ends a block: to a browser a line of spaces is one more line of the caption. */
function endOfBlock(lines: readonly string[], start: number): number {
  let end = start
  while (lines[end]) end++
  return end
}

function cueFault(lines: readonly string[], start: number, end: number): string | undefined {
  // a caption may begin with its name, a line without a time
  const at = lines[start]?.includes('-->') ? start : start + 1
  const name = (index: number) => `line ${index + 1} (“${cutText(lines[index]?.trim() ?? '', 60)}”)`
  const [, from, until] = TIME.exec(at < end ? (lines[at] ?? '') : '') ?? []
  if (!from || !until)
    return `has no time in ${name(at < end && lines[at]?.includes('-->') ? at : start)}: it is written 00:01.000 --> 00:04.000, with points before the thousandths, and no blank line parts it from its text`
  if (seconds(until) <= seconds(from)) return `ends before it begins in ${name(at)}`
  if (at + 1 === end) return `has no text behind ${name(at)}`
  const stray = lines.slice(at + 1, end).findIndex((line) => line.includes('-->'))
  const blank = lines.slice(at + 1, end).findIndex((line) => !line.trim())
  if (blank >= 0) return `has only spaces in line ${at + blank + 2}: a blank line has none`
  const open = lines.slice(at + 1, end).findIndex((line) => OPEN_TAG.test(line))
  if (open >= 0)
    return `has a < without its > in ${name(at + 1 + open)}, which hides what follows: it is written &lt;`
  return stray < 0 ? undefined : `has a time without a blank line before it in ${name(at + 1 + stray)}`
}

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
