import { expect, it } from 'vitest'
import { longTable, shortTable } from './shared-table.ts'

const module = (id: string, key: string, range: string, more = 'fallback: undefined') =>
  `"${id}": { shareScope: "default", shareKey: "${key}", import: null, requiredVersion: "${range}", strictVersion: true, singleton: true, eager: false, ${more}, treeShakingMode: null }`

it('says the same in fewer bytes', () => {
  const modules = `{${module('17', 'react', '^19.3.1')}, ${module('4', '@sureda/ui/base', '^1.15.0')}}`
  const short = shortTable('{"3":["4","17"],"8":["17"]}', modules)
  expect(short).toMatch(/\("17 react \^19\.3\.1,4 @sureda\/ui\/card \^1\.15\.0", \{"3":"0100","8":"00"\}\)$/)
  const { chunkMapping, moduleIdToConsumeDataMapping, initialConsumes } = longTable(
    '17 react ^19.3.1,4 @sureda/ui/card ^1.15.0',
    { 3: '0100', 8: '00' },
  )
  expect(chunkMapping).toEqual({ 3: ['4', '17'], 8: ['17'] })
  expect(initialConsumes).toEqual([])
  expect(moduleIdToConsumeDataMapping['4']).toEqual({
    shareScope: 'default',
    shareKey: '@sureda/ui/base',
    requiredVersion: '^1.15.0',
    strictVersion: true,
    singleton: true,
    eager: false,
  })
})

it('leaves a table alone that it does not know', () => {
  expect(shortTable('{"3":["4"]}', `{${module('4', 'react', '^19.3.1', 'fallback: () => 1')}}`)).toBeNull()
})
