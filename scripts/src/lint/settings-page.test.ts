import { optionalSetting, SETTINGS } from '@sureda/api/setting'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { environmentFaults, settingsFaults, settingsPage } from './settings-page.ts'

it('writes a line for each setting, by name, with default, role, need and secrecy', () => {
  const schema = z.object({
    PORT: z.coerce.number().default(4000).register(SETTINGS, { what: 'Port to listen on.' }),
    KEY: optionalSetting(z.string()).register(SETTINGS, {
      what: 'Signs.',
      role: 'gateway',
      secret: true,
      needed: 'production',
    }),
    NAME: optionalSetting(z.string()).register(SETTINGS, { what: 'Name.', default: 'the first' }),
  })
  expect(settingsPage([schema]).split('\n').slice(-4, -1)).toEqual([
    '- `KEY` (gateway): Signs. **Needed**: production. **Secret.**',
    '- `NAME` (the first): Name.',
    '- `PORT` (`4000`): Port to listen on.',
  ])
})

it('names a setting without a text', () => {
  const schemas = [z.object({ MUTE: z.string() })]
  expect(() => settingsPage(schemas)).toThrow('The setting MUTE has no text')
  expect(settingsFaults('', schemas)).toEqual([expect.stringContaining('The setting MUTE has no text')])
})

it('reports a page that differs from the schemas', () => {
  const page = settingsPage()
  expect(settingsFaults(page)).toEqual([])
  expect(settingsFaults(page.replace('4000', '4001'))).toHaveLength(1)
})

it('reports a variable that is read without a schema', () => {
  expect(environmentFaults('api/src/log/log.ts', 'const { X } = process.env.LOG')).toHaveLength(1)
  expect(environmentFaults('server/src/main.ts', "process.env['LOG']")).toHaveLength(1)
  expect(environmentFaults('api/src/server.ts', 'readConfig(process.env)')).toEqual([])
  expect(environmentFaults('api/src/testing/api.ts', 'process.env.LOG')).toEqual([])
})
