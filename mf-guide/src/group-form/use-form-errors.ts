import { ApiError } from '@sureda/remote/api-error'
import { useMemo } from 'react'

/** What the server found fault with, by field; the same object until there is another failure, for the form takes a new one as a new refusal. */
export function useFormErrors(error: Error | null) {
  return useMemo(() => {
    const faults = error instanceof ApiError ? error.errors : []
    return {
      byField: Object.fromEntries(faults.map((fault) => [fault.path, fault.message])),
      isGeneral: error !== null && faults.length === 0,
    }
  }, [error])
}
