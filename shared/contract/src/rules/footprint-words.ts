/** Words of the footprint that phone and server share. They are what is stored and sent. */
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

/** Kilometres one way beyond which a mode was surely meant otherwise; half the earth for a plane. */
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

/** How many fit on board; the other modes are counted by the person. */
export const MAX_ON_BOARD = { coche: 9, moto: 2 } as const
export const TAXI_SEATS = 4
/** Of one trip: the server takes no more, and the phone offers no more. */
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
