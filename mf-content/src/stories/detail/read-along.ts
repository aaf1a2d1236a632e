/** Silences of a recording in seconds: before and after it, after the title, between paragraphs (as `territories/audio/speak.ts` makes them). */
const PAUSE = { ends: 0.5, title: 0.6, paragraph: 0.45 }

/**
 * The paragraph that a recording of title and paragraphs has reached; -1 during the title, or when nothing is known. A voice of even
 * pace needs no time marks, because letters measure time. It is exact to within a sentence, enough for a mark in the margin.
 * @param time seconds from the start of a recording of `duration` seconds
 */
export function paragraphAt(
  title: string,
  paragraphs: readonly string[],
  time: number,
  duration: number,
): number {
  const letters = paragraphs.reduce((sum, { length }) => sum + length, title.length)
  const silence = 2 * PAUSE.ends + PAUSE.title + PAUSE.paragraph * Math.max(0, paragraphs.length - 1)
  if (duration <= silence || letters === 0) return -1
  const pace = (duration - silence) / letters
  let start = PAUSE.ends + title.length * pace + PAUSE.title
  let at = -1
  for (const [index, { length }] of paragraphs.entries()) {
    if (time < start) break
    at = index
    start += length * pace + PAUSE.paragraph
  }
  return at
}

/** Words per minute of a slow reader. */
const WORDS_PER_MINUTE = 180

/** Whole minutes that a text takes to read, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE))
