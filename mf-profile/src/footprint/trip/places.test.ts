import { expect, it } from 'vitest'
import { placeNamed, placeOfAddress, searchPlaces } from './places.ts'

it('finds the towns where trips go, however their names are spelled', () => {
  expect(placeNamed("la bisbal d'emporda")).toEqual(placeNamed('La Bisbal d’Empordà'))
  expect(placeNamed('Cassa de la Selva')?.name).toBe('Cassà de la Selva')
  expect(searchPlaces('valencia').map(({ name }) => name)).toEqual(['València', 'Valencia de Alcántara'])
  expect(placeNamed('Suro Viu')).toBeUndefined()
})

it('finds the place at the end of an address', () => {
  expect(placeOfAddress('Plaça de la Coma, 17244 Cassà de la Selva')?.name).toBe('Cassà de la Selva')
  expect(placeOfAddress('Parque de España, 06500 San Vicente de Alcántara')?.name).toBe(
    'San Vicente de Alcántara',
  )
  expect(placeOfAddress('Palafrugell')?.name).toBe('Palafrugell')
  expect(placeOfAddress('Carrer de Barcelona, 4')).toBeUndefined()
  // "Lavic" does not end in the place Vic
  expect(placeOfAddress('Calle Lavic')).toBeUndefined()
  expect(placeOfAddress('')).toBeUndefined()
})
