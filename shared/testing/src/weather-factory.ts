import type { Weather } from '@sureda/contract/schemas/platform/weather'

export function makeWeather(fields: Partial<Weather> = {}): Weather {
  return {
    location: { city: 'Cassà de la Selva', country: 'ES' },
    temperature: 14.2,
    condition: 'cel clar',
    humidity: 61,
    wind_speed: 9,
    visibility: 10,
    icon: '01d',
    read_at: '2026-11-21T10:00:00+01:00',
    ...fields,
  }
}
