import type { Game, PlayBody, PlayResult } from '@sureda/contract/game'
import type { Answer } from '@sureda/remote/content-resource'
import { type Performed, perform } from '@sureda/remote/outbox'

const PREFIX = 'game:'
/** What the outbox calls the answer to a game. */
export const answerSubject = (gameId: string): string => PREFIX + gameId
export const gameOfSubject = (subject: string): string | null =>
  subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : null

/** Sends a member's answer with when it was given, now or when the network is back; the server grades it and pays once. @throws ApiError */
export async function sendAnswer(game: Game, body: PlayBody): Promise<Performed<PlayResult>> {
  const performed = await perform<Answer<PlayResult>>({
    kind: 'game',
    subject: answerSubject(game.id),
    title: game.title,
    method: 'POST',
    path: `/games/${encodeURIComponent(game.id)}/play`,
    body: { ...body, captured_at: new Date().toISOString() },
    renews: [['games'], ['points']],
  })
  return performed.state === 'waiting' ? performed : { state: 'sent', answer: performed.answer.data }
}
