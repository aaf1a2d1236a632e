import { readStored, removeStored, writeStored } from '@sureda/remote/device'

/** Whose weather somebody wants to see: that of where they stand, or that of the territory. */
export type WeatherChoice = 'here' | 'territory'

const KEY = 'weather_of'

/** Only the territory is remembered: a position is asked for after a tap of this visit. No place is ever stored. */
export const rememberedChoice = (): WeatherChoice | null =>
  readStored(KEY) === 'territory' ? 'territory' : null

export function rememberChoice(choice: WeatherChoice): void {
  if (choice === 'territory') writeStored(KEY, choice)
  else removeStored(KEY)
}
