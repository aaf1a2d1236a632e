import { useRef } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'

/**
 * The idempotency key for the body a form is about to send: the same body keeps its key, because it may have arrived;
 * another body gets a new one.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const tried = useRef({ body: '', key: '' })
  return (body) => {
    const sent = JSON.stringify(body)
    if (tried.current.body !== sent) tried.current = { body: sent, key: newIdempotencyKey() }
    return tried.current.key
  }
}
