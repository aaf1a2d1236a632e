import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { licenceFaults } from './licence-policy.ts'

const package_ = (licence?: string, name = 'a') => ({
  name,
  version: '1.0.0',
  licenses: licence === undefined ? undefined : [{ expression: licence }],
})

it('accepts licences that ask for a notice only, and refuses others with what to do', () => {
  expect(licenceFaults(['MIT', '(GPL-3.0 OR MIT)', 'MIT AND ISC'].map((one) => package_(one)))).toEqual([])
  expect(licenceFaults([package_('MIT AND GPL-3.0-only')])).toEqual([
    'a@1.0.0 has the licence MIT AND GPL-3.0-only: take another package, or accept it in licence-policy.ts with the reason',
  ])
  expect(licenceFaults([package_(), package_('MPL-2.0')])).toHaveLength(2)
  expect(licenceFaults([package_('MPL-2.0', 'web-push'), package_(undefined, 'png-js')])).toEqual([])
})

it('lists the packages on server and phones, with accepted licences and their texts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeBillOfMaterials(folder)
  const bill = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8'))
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6'])
  const names = bill.components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'leaflet', 'node']))
  expect(names).not.toContain('vitest')
  expect(licenceFaults(bill.components)).toEqual([])
  const texts = readFileSync(path.join(folder, 'LICENSES.txt'), 'utf8')
  expect(texts).toMatch(/^react@[\d.]+: MIT\n\nMIT License/m)
  expect(texts.match(/^\S+@\d[\w.+-]*: /gm)?.length).toBe(names.length)
})
