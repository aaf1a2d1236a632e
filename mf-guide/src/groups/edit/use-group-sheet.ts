import { useSearchParams } from 'react-router-dom'

export const GROUP_SHEETS = ['member', 'pet', 'invite', 'delete'] as const
export type GroupSheet = (typeof GROUP_SHEETS)[number]
/** Of a member or an animal that is not there yet. */
export const NEW = 'new'

export interface GroupSheetState {
  name: GroupSheet | undefined
  /** Whose: a member's id, the place of an animal in the list, or `new`. */
  of: string
  open: (name: GroupSheet, of?: string) => void
  close: () => void
}

/** The open sheet lives in the address: the phone's back button closes it. */
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
