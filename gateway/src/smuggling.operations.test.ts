import { testSmuggling } from '@sureda/api/testing/network/smuggling-attacks'
import { type Haproxy, startHaproxy } from '@sureda/api/testing/services/haproxy'
import { isInstalled } from '@sureda/api/testing/services/installed'
import { afterAll, beforeAll, describe } from 'vitest'
import { type SplitDeployment, startSplit } from './testing/split-deployment.ts'

describe.skipIf(!isInstalled('haproxy'))('behind HAProxy', () => {
  let split: SplitDeployment
  let proxy: Haproxy
  beforeAll(async () => {
    split = await startSplit()
    proxy = await startHaproxy({ api: [portOf(split.apiUrl)], gateway: [portOf(split.url)] })
  })
  afterAll(async () => {
    await proxy?.stop()
    await split?.close()
  })

  const portOf = (url: string) => Number(new URL(url).port)

  // HAProxy accepts it as the end of a chunk and forwards the rest as a separate request of the same visitor
  testSmuggling(() => ({ ...split, url: proxy.url }), ['a bare line feed after a chunk'])
})
