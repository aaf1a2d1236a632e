import { OPERATOR_CATEGORIES } from '@sureda/contract/codes/enums'
import { makeOperator } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { byGroup, filterOperators, OPERATOR_GROUPS, readOperatorFilter } from './operator-filter.ts'

const all = [
  makeOperator({ id: 'guide', name: 'Zoe', category: 'guia_turistico', type: 'agencia' }),
  makeOperator({ id: 'other', name: 'Àgata', category: 'guia_turistico', type: 'agencia' }),
  makeOperator({ id: 'town', name: 'Ajuntament', category: 'servicio_publico', type: 'institucion' }),
]
const ids = (address: string) =>
  filterOperators(all, readOperatorFilter(new URLSearchParams(address))).map(({ id }) => id)

it('narrows by type, category and text, and ignores unknown values', () => {
  expect(ids('type=institucion')).toEqual(['town'])
  expect(ids('category=guia_turistico&q=agata')).toEqual(['other'])
  expect(ids('type=x&category=y')).toHaveLength(3)
})

it('sorts them into few groups, by category and name', () => {
  const inn = makeOperator({ id: 'inn', name: 'Cal Taper', category: 'alojamiento' })
  const place = makeOperator({ id: 'place', name: 'Bosc', category: 'recurso_interes_turistico' })
  expect(
    byGroup([place, ...all, inn], 'ca').map(({ group, operators }) => [group, operators.map(({ id }) => id)]),
  ).toEqual([
    ['stay', ['inn']],
    ['visit', ['other', 'guide', 'place']],
    ['help', ['town']],
  ])
})

it('puts every category of the specification into exactly one group', () => {
  expect(Object.values(OPERATOR_GROUPS).flat().toSorted()).toEqual(OPERATOR_CATEGORIES.toSorted())
})
