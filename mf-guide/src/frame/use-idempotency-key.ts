import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import { useRef } from 'react'

/** The key of what is about to be sent: the same words may have arrived although their answer was lost, other words are another thing. */
export function useIdempotencyKey(): (body: unknown) => string {
  const tried = useRef({ body: '', key: '' })
  return (body) => {
    const sent = JSON.stringify(body)
    if (tried.current.body !== sent) tried.current = { body: sent, key: newIdempotencyKey() }
    return tried.current.key
  }
}
