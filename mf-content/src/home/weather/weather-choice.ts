import { readStored, removeStored, writeStored } from '@sureda/remote/device'

/** Which weather the visitor wants: that of their position, or that of the territory. */
export type WeatherChoice = 'here' | 'territory'

const KEY = 'weather_of'

/** Only the territory is remembered: a position is asked for after a tap of this visit. No place is ever stored. */
export const rememberedChoice = (): WeatherChoice | null =>
  readStored(KEY) === 'territory' ? 'territory' : null

export function rememberChoice(choice: WeatherChoice): void {
  if (choice === 'territory') writeStored(KEY, choice)
  else removeStored(KEY)
}
