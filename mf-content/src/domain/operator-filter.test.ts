import { makeOperator } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { byCategory, filterOperators, readOperatorFilter } from './operator-filter.ts'

const all = [
  makeOperator({ id: 'guide', name: 'Zoe', category: 'guia_turistico', type: 'agencia' }),
  makeOperator({ id: 'other', name: 'Àgata', category: 'guia_turistico', type: 'agencia' }),
  makeOperator({ id: 'town', name: 'Ajuntament', category: 'servicio_publico', type: 'institucion' }),
]
const ids = (address: string) =>
  filterOperators(all, readOperatorFilter(new URLSearchParams(address))).map(({ id }) => id)

it('narrows by type, category and words, and ignores what nobody knows', () => {
  expect(ids('type=institucion')).toEqual(['town'])
  expect(ids('category=guia_turistico&q=agata')).toEqual(['other'])
  expect(ids('type=x&category=y')).toHaveLength(3)
})

it('sorts them into categories, by name', () => {
  expect(
    byCategory(all, 'ca').map(({ category, operators }) => [category, operators.map((o) => o.id)]),
  ).toEqual([
    ['guia_turistico', ['other', 'guide']],
    ['servicio_publico', ['town']],
  ])
})
