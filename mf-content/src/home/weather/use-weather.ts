import { canLocateWithoutPrompt, hasGeolocation, positionPermission } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberChoice, rememberedChoice, type WeatherChoice } from './weather-choice.ts'
import { type WeatherFault, weatherFault } from './weather-fault.ts'
import { type WeatherPlace, weatherAt } from './weather-queries.ts'

/** The weather for the visitor's choice, and the other choices. The choice is remembered for the next visit. */
export function useWeather() {
  const client = useQueryClient()
  const center = useSession((state) => state.tenant?.map.center)
  const [chosen, setChosen] = useState(
    () =>
      rememberedChoice() ??
      // a reading in memory means that the position was allowed in this visit; some browsers do not report it
      (client.getQueryData(weatherAt('here').queryKey) ? ('here' as const) : null),
  )
  const [isAsked, setIsAsked] = useState(false)
  const sharesPlace = useSession((state) => state.user?.share_location)
  const { permission, findsItself } =
    useQuery({
      queryKey: ['position-permission', sharesPlace],
      queryFn: async () => ({
        permission: await positionPermission(),
        findsItself: await canLocateWithoutPrompt(),
      }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }).data ?? {}
  const place = placeOf(chosen ?? (findsItself ? 'here' : null), center)
  const query = useQuery({ ...weatherAt(place ?? 'here'), enabled: place !== null })
  const fault: WeatherFault | null = query.isError ? weatherFault(query.error) : null

  const choose = (choice: WeatherChoice) => {
    rememberChoice(choice)
    setChosen(choice)
    setIsAsked(true)
    if (choice === 'here' && place === 'here') void query.refetch()
  }
  const isElsewhere = place !== null && place !== 'here'
  return {
    query,
    place,
    fault,
    choose,
    retry: () => {
      setIsAsked(true)
      void query.refetch()
    },
    /** The visitor has asked for the weather in this visit: only then is a failure announced. */
    isAsked,
    /** Without a weather service (`key`) the territory's weather cannot be had either. */
    canBeTerritory: center !== undefined && !isElsewhere && fault !== 'key',
    canBeHere: hasGeolocation() && (!isElsewhere || (permission !== undefined && permission !== 'denied')),
    isRefused: fault === 'denied' || (place === null && (permission === 'denied' || !hasGeolocation())),
  }
}

function placeOf(
  choice: WeatherChoice | null,
  center: readonly [number, number] | undefined,
): WeatherPlace | null {
  if (choice === 'here') return hasGeolocation() ? 'here' : null
  return choice === 'territory' ? (center ?? null) : null
}
