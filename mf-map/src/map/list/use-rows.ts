import { useLocation, useSearchParams } from 'react-router-dom'

/** Rows at a time: five thousand at once would block a phone for seconds. */
export const PAGE = 40

/**
 * How many rows a list shows. The number is in the history, so that the list is as long as before for a visitor who comes back; a changed filter starts again.
 */
export function useRows() {
  const [, setSearch] = useSearchParams()
  const state = useLocation().state as { rows?: unknown } | null
  const rows = typeof state?.rows === 'number' ? Math.max(PAGE, state.rows) : PAGE
  const showMore = () =>
    setSearch((search) => search, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, rows: rows + PAGE },
    })
  return { rows, showMore }
}
