import { useSearchParams } from 'react-router-dom'

export const GROUP_SHEETS = ['member', 'pet', 'invite', 'delete'] as const
export type GroupSheet = (typeof GROUP_SHEETS)[number]
/** In place of the id of a member or animal that does not exist yet. */
export const NEW = 'new'

export interface GroupSheetState {
  name: GroupSheet | undefined
  /** The member's id, the index of an animal in the list, or `new`. */
  of: string
  open: (name: GroupSheet, of?: string) => void
  close: () => void
}

/** The open sheet is in the address: the phone's back button closes it. */
export function useGroupSheet(): GroupSheetState {
  const [search, setSearch] = useSearchParams()
  const name = GROUP_SHEETS.find((one) => search.has(one))
  return {
    name,
    of: (name && search.get(name)) ?? '',
    open: (sheet, of = '1') => setSearch({ [sheet]: of }, { preventScrollReset: true }),
    close: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}
