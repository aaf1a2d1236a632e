import { afterAll, beforeAll } from 'vitest'
import { type AttackedServer, testSmuggling } from './testing/network/smuggling-attacks.ts'
import { startTestApi, type TestApi } from './testing/test-app.ts'

let api: TestApi
let server: AttackedServer
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const asked: string[] = []
  api.app.server.on('request', (request) => asked.push(`${request.method} ${request.url}`))
  server = { url, db: api.db, asked }
})
afterAll(() => api.close())

testSmuggling(() => server)
