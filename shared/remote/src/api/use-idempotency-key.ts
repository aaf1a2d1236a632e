import { useRef } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'

/**
 * The idempotency key of what a form is about to send: the same words may have arrived although their answer was lost and keep their key, other words
 * are another thing and get a new one.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const tried = useRef({ body: '', key: '' })
  return (body) => {
    const sent = JSON.stringify(body)
    if (tried.current.body !== sent) tried.current = { body: sent, key: newIdempotencyKey() }
    return tried.current.key
  }
}
