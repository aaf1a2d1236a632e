const SENTENCES: Record<string, string> = {
  '42P01': 'The database has no tables yet: start the server once.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '53300': 'The database has no connection left.',
  '57P03': 'The database is starting or stopping; try again in a moment.',
  ECONNREFUSED: 'The database of DATABASE_URL does not answer: is it running, and is the address right?',
  ENOENT: 'The database of DATABASE_URL does not answer: is it running, and is the address right?',
  ENOTFOUND: 'The machine that DATABASE_URL names is not known.',
  ETIMEDOUT: 'The database of DATABASE_URL does not answer in time.',
}

/** What a person can do about a database that cannot be used; undefined for every other error. */
export function connectionFault(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = SENTENCES[String((cause as { code?: unknown }).code)]
    if (sentence) return sentence
    if (/timeout exceeded when trying to connect/.test(cause.message)) return SENTENCES.ETIMEDOUT
  }
  return undefined
}
