import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { expect, it } from 'vitest'
import { configOf } from './builds.ts'

it.each(['mf-stock', 'mf-one'])(
  'reads the config of %s, which exports an object or a function',
  async (name) => {
    const [config] = await configOf(path.join(ROOT, 'shared/build/fixtures', name), 'production')
    expect(config?.name).toBe(name)
  },
)
