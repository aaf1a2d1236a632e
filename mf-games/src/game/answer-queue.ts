import type { Game, PlayBody, PlayResult } from '@sureda/contract/schemas/games/game'
import { serverNow } from '@sureda/remote/device'
import { answerSubject, gameOfSubject } from '@sureda/remote/features/games'
import { type SendResult, sendOrQueue, waitingItems } from '@sureda/remote/offline'
import type { Answer } from '@sureda/remote/query'

/** Games of the present player whose answers wait on this phone. */
export const answeredGames = (): string[] =>
  waitingItems().flatMap(({ subject }) => gameOfSubject(subject) ?? [])

/** Sends an answer with its time, now or when the network is back; the server grades it and gives points once. @throws ApiError */
export async function sendAnswer(game: Game, body: PlayBody): Promise<SendResult<PlayResult>> {
  const performed = await sendOrQueue<Answer<PlayResult>>({
    kind: 'game',
    subject: answerSubject(game.id),
    title: game.title,
    method: 'POST',
    path: `/games/${encodeURIComponent(game.id)}/play`,
    body: { ...body, captured_at: new Date(serverNow()).toISOString() },
    invalidates: [['games'], ['points'], ['game-receipts']],
  })
  return performed.state === 'waiting' ? performed : { state: 'sent', answer: performed.answer.data }
}
