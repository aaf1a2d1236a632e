import { useLocation, useSearchParams } from 'react-router-dom'

/** Rows at a time: five thousand at once would keep a phone busy for seconds. */
export const PAGE = 40

/**
 * How many rows a list shows. It is in the history, so that who comes back from a detail finds the list as long as it was, and the place
 * they had scrolled to; a changed filter begins anew.
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
