import { expect, it } from 'vitest'
import { textKeyFaults } from './text-keys.ts'

const TEXTS = ['booking:form.more', 'booking:title', 'shell:common.retry']
const has = (namespace: string, key: string) => TEXTS.includes(`${namespace}:${key}`)
const FILE = 'mf-booking/src/reservation-form/party.tsx'

it('reports a key that no language has, also in a conditional, in the namespace of the file', () => {
  const fault = (key: string, file = FILE) => `${file} asks for a text that no language has: ${key}`
  expect(textKeyFaults(FILE, "t('form.seats', { count })", has)).toEqual([fault('form.seats')])
  expect(textKeyFaults(FILE, "t(isOne ? 'form.more' : 'form.fewer')", has)).toEqual([fault('form.fewer')])
  expect(textKeyFaults(FILE, "t('shell:common.again')", has)).toEqual([fault('shell:common.again')])
  const shared = 'shared/remote/src/ui/notice.tsx'
  const source = "const { t } = useTranslation('shell')\nt('form.more')"
  expect(textKeyFaults(shared, source, has)).toEqual([fault('form.more', shared)])
})

it('accepts existing keys, and keys and namespaces that are computed', () => {
  expect(textKeyFaults(FILE, "t('title') + t('form.more') + t('shell:common.retry')", has)).toEqual([])
  expect(textKeyFaults(FILE, "t(state === 'over' ? 'form.more' : 'title')", has)).toEqual([])
  expect(textKeyFaults(FILE, 't(keyOf(type))', has)).toEqual([])
  expect(
    textKeyFaults('shared/remote/src/x.tsx', "useTranslation(namespace)\nt('history.title')", has),
  ).toEqual([])
})
