import { currentPosition, type Position } from '@sureda/remote/device'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The player's position after their consent. It is in memory only and requested by a tap, never by a screen. */
export const playerPosition = () =>
  queryOptions({
    queryKey: ['player-position'],
    queryFn: () => currentPosition({ precise: true, maxAgeMs: 20_000 }),
    enabled: false,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const knownPosition = (): Position | undefined => queryClient.getQueryData(playerPosition().queryKey)

export const setPlayerPosition = (position: Position): void => {
  queryClient.setQueryData(playerPosition().queryKey, position)
}
