const PREFIX = 'game:'

/** Subject in the outbox of an answer to a game. */
export const answerSubject = (gameId: string): string => PREFIX + gameId
export const gameOfSubject = (subject: string): string | null =>
  subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : null
