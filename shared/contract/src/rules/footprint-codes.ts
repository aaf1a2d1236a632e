/** Values of the footprint that phone and server share, as stored and sent. */
export const TRANSPORT_MODES = [
  'avion',
  'tren',
  'autobus',
  'coche',
  'moto',
  'bicicleta',
  'caminar',
  'metro',
  'taxi',
] as const
export type TransportMode = (typeof TRANSPORT_MODES)[number]

/** Kilometres one way beyond which the input is surely a mistake; half the earth for a plane. */
export const MAX_KM: Record<TransportMode, number> = {
  avion: 20_000,
  tren: 10_000,
  autobus: 5_000,
  coche: 5_000,
  moto: 5_000,
  bicicleta: 1_000,
  caminar: 300,
  metro: 200,
  taxi: 1_000,
}

/** Seats of vehicles; the other modes count per person. */
export const MAX_ON_BOARD = { coche: 9, moto: 2 } as const
export const TAXI_SEATS = 4
/** Legs of one trip, limited by server and phone. */
export const MAX_LEGS = 30
export const MAX_STAYS = 20

export const STAY_TYPES = ['hotel', 'apartamento', 'casaRural', 'camping', 'hostal'] as const
export type StayType = (typeof STAY_TYPES)[number]
export const STAY_SERVICES = ['airConditioning', 'heating', 'minibar', 'spa', 'none'] as const

export const DIETS = ['omnivore', 'vegetarian', 'vegan'] as const
export type Diet = (typeof DIETS)[number]

export const IMPACTS = ['positive', 'medium', 'high'] as const

export const FOOTPRINT_ACTIVITIES = [
  'senderismo',
  'aves',
  'bicicleta',
  'kayak',
  'bano_bosque',
  'saca_corcho',
  'plantacion',
  'museo_corcho',
  'cata_vino',
  'taller_corcho',
  'parque_tematico',
  'bus_turistico',
  'caballo',
  'safari_4x4',
  'quad',
  'golf',
  'esqui',
  'lancha',
  'moto_agua',
  'avioneta',
  'globo',
] as const
export type FootprintActivity = (typeof FOOTPRINT_ACTIVITIES)[number]

export const FOOTPRINT_PARTS = ['transport', 'accommodation', 'food', 'activities'] as const
export type FootprintPart = (typeof FOOTPRINT_PARTS)[number]
