import { ApiError } from '@sureda/remote/api'
import { QueryView } from '@sureda/remote/query'
import type { ComponentProps } from 'react'
import { NotFound } from './not-found.tsx'

type FoundViewProps<T> = ComponentProps<typeof QueryView<T>> & {
  /** Sentence for an item that does not exist. */
  missing: string
}

/** A QueryView that distinguishes "it does not exist" from "it could not be loaded". */
export function FoundView<T>({ missing, ...view }: FoundViewProps<T>) {
  const { data, error } = view.query
  const isMissing = data === undefined && error instanceof ApiError && error.status === 404
  return isMissing ? <NotFound title={missing} /> : <QueryView {...view} />
}
