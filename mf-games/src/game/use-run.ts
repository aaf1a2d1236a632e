import type { Game, PlayBody, PlayResult } from '@sureda/contract/schemas/games/game'
import { ApiError, newIdempotencyKey } from '@sureda/remote/api'
import type { Position } from '@sureda/remote/device'
import { answerSubject, readFinishedGames, saveGuestWin } from '@sureda/remote/features/games'
import { useGradedAnswer, useWaiting } from '@sureda/remote/offline'
import type { Answer as Answered } from '@sureda/remote/query'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { playGame, refreshGames } from '../shared/game-queries.ts'
import { isAtPlace } from '../shared/place/place.ts'
import { usePosition } from '../shared/place/use-position.ts'
import { answeredGames, sendAnswer } from './answer-queue.ts'

/** A player's answer: one option or word, the answers of a quiz, or the letters of a hangman. */
export type Answer = Pick<PlayBody, 'answer' | 'answers'>
export type Phase = 'intro' | 'walk' | 'play'

/** One run of a game: reach the place, answer, see the result. Only the server knows the right answers. */
export function useRun(game: Game) {
  const player = usePosition()
  const isMember = useSession(isAuthenticated)
  const [phase, setPhase] = useState<Phase>('intro')
  const [isPreview, setPreview] = useState(false)
  const [own, setResult] = useState<PlayResult | null>(null)
  const intent = useRef({ body: '', key: '' })
  const waiting = useWaiting(answerSubject(game.id))
  // an answer without network that has been graded since: its result is shown as if it had just been given
  const graded = useGradedAnswer<Answered<PlayResult>>(answerSubject(game.id))
  const result = own ?? graded.answer?.data ?? null

  const arrive = (position: Position) => setPhase(isAtPlace(position, game) ? 'play' : 'walk')
  const send = useMutation({
    // without network the mutation runs and queues the answer, instead of waiting itself
    networkMode: 'always',
    mutationFn: async (answer: Answer): Promise<PlayResult | null> => {
      const body: PlayBody = { ...answer, version: game.version }
      if (isPreview) body.preview = true
      else Object.assign(body, placeOf(player.position))
      // whether waiting answers are right is not known yet; for the order of games it is enough that they were given
      if (!isMember) body.completed_games = [...(await readFinishedGames()), ...answeredGames()].slice(-200)
      // a letter needs its answer at once, and a try from home is not worth queueing
      const canWait = !isPreview && !(game.type === 'hangman' && answer.answers)
      if (!canWait) return playGame(game.id, body, keyFor(intent.current, answer))
      const performed = await sendAnswer(game, body)
      return performed.state === 'sent' ? performed.answer : null
    },
    onSuccess: async (answer) => {
      intent.current = { body: '', key: '' }
      if (!answer) return
      setResult(answer)
      // the server has a member's games; on the phone they would be shown to the next person
      if (!isMember) await saveGuestWin(game.id, answer)
      if (answer.status === 'completed') {
        await refreshGames()
        // a player who leaves after a wrong answer and comes back must find one try less
      } else if (answer.attempts.used !== game.attempts.used) void refreshGames()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'too_far') setPhase('walk')
      if (error.code === 'location_required') void player.ask(arrive)
      // the choice stays as far as the edited game still has it
      if (error.code === 'game_changed') void refreshGames()
    },
  })

  return {
    game,
    player,
    isMember,
    isPreview,
    phase,
    result,
    isSending: send.isPending,
    fault: send.error,
    /** Answered without network; it is graded when it is sent. */
    isWaiting: waiting !== undefined,
    /** Tries left after the last answer. */
    triesLeft: Math.max(
      0,
      (result?.attempts ?? game.attempts).max - (result?.attempts ?? game.attempts).used,
    ),
    /** Loads the number of tries again. */
    recount: refreshGames,
    start: () => void player.ask(arrive),
    play: () => setPhase('play'),
    tryFromHome: () => {
      setPreview(true)
      setPhase('play')
    },
    answer: send.mutate,
    again: () => {
      graded.dismiss()
      send.reset()
      setResult(null)
      setPhase('play')
    },
  }
}
export type Run = ReturnType<typeof useRun>

const placeOf = (position: Position | undefined) =>
  position
    ? {
        lat: position.latitude,
        lng: position.longitude,
        accuracy: Math.min(10_000, Math.max(0, position.accuracy)),
      }
    : {}

/** The same answer sent again after a lost reply has the same key and counts once; another answer is another try. */
function keyFor(intent: { body: string; key: string }, answer: Answer): string {
  const body = JSON.stringify(answer)
  if (intent.body !== body) Object.assign(intent, { body, key: newIdempotencyKey() })
  return intent.key
}
