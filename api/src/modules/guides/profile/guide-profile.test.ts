import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const newGuide = () => createPerson(api.db, 'gavarres', { isGuide: true, name: 'Pere Suros' })
async function call(method: 'GET' | 'PUT', path: string, person?: TestPerson, body?: object, headers = {}) {
  const answer = await api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: 'gavarres.localhost', ...person?.headers, ...headers },
    payload: body,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const FULL = {
  agencyName: ' Suros & Camins ',
  welcomeMessage: 'Benvinguts.',
  primaryColor: '#7A4A2B',
  secondaryColor: '#2f4a36',
  contactEmail: 'hola@example.test',
  contactPhone: '+34 972 000 000',
  website: 'https://example.test/qui-som',
  address: 'Plaça Major 1',
}

it('starts with the guide’s name and the office’s colours, and stores changes', async () => {
  const guide = await newGuide()
  const before = await call('GET', '/guide/profile', guide)
  expect(before).toMatchObject({ status: 200, body: { data: { agencyName: 'Pere Suros', version: 0 } } })
  expect(before.headers.etag).toBe('"0"')
  const saved = await call('PUT', '/guide/profile', guide, FULL, { 'if-match': '"0"' })
  expect(saved.body.data).toEqual({
    ...FULL,
    agencyName: 'Suros & Camins',
    primaryColor: '#7a4a2b',
    logoUrl: null,
    version: 1,
  })
  const { body } = await call('PUT', '/guide/profile', guide, { agencyName: 'Camins', website: '' })
  expect(body.data).toMatchObject({
    agencyName: 'Camins',
    primaryColor: '#7a4a2b',
    website: null,
    contactEmail: null,
    version: 2,
  })
})

it('refuses a colour without contrast to white, and names the nearest readable one', async () => {
  const guide = await newGuide()
  const { status, body } = await call(
    'PUT',
    '/guide/profile',
    guide,
    { ...FULL, primaryColor: '#ffd84d' },
    { 'accept-language': 'en' },
  )
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([
    { path: 'primaryColor', code: 'low_contrast', message: expect.stringContaining('in the sun') },
  ])
  const { readable } = body.data
  expect(await call('PUT', '/guide/profile', guide, { ...FULL, ...readable })).toMatchObject({ status: 200 })
})

it.each([
  ['primaryColor', 'red', 'invalid'],
  ['website', 'http://example.test', 'https_needed'],
  ['website', 'javascript:alert(1)', 'https_needed'],
  ['website', 'https://me:secret@example.test', 'no_credentials'],
  ['logoUrl', 'https://me@example.test/logo.png', 'no_credentials'],
  ['website', 'https://127.0.0.1/', 'public_address'],
  ['website', 'https://nas.local', 'public_address'],
  ['logoUrl', 'https://[::1]/logo.png', 'public_address'],
  ['logoUrl', 'uploads/gavarres/7b8ff1a0-0000-4000-8000-000000000001.webp', 'invalid'],
  ['contactEmail', 'hola', 'invalid_email'],
  ['contactPhone', 'call me', 'invalid'],
  ['agencyName', '  ', 'required'],
  ['welcomeMessage', 'x'.repeat(401), 'too_long'],
  ['owner', 'x', 'unknown_field'],
])('refuses %s = %s as %s', async (field, value, code) => {
  const { status, body } = await call('PUT', '/guide/profile', await newGuide(), { ...FULL, [field]: value })
  expect([status, body.errors]).toMatchObject([422, [{ path: field, code }]])
})

it('refuses an outdated version, and one of two concurrent first saves', async () => {
  const guide = await newGuide()
  const answers = await Promise.all(
    ['A', 'B'].map((agencyName) =>
      call('PUT', '/guide/profile', guide, { agencyName }, { 'if-match': '"0"' }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412])
  const refused = answers.find((answer) => answer.status === 412)
  expect(refused?.body).toMatchObject({
    code: 'stale_agency',
    data: { profile: { version: 1, agencyName: expect.stringMatching(/^[AB]$/) } },
  })
})

it.each(['es', '"99999999999"', 'W/'])('refuses the If-Match value %s', async (tag) => {
  const guide = await newGuide()
  for (const expected of [412, 412]) {
    const { status } = await call('PUT', '/guide/profile', guide, { agencyName: 'A' }, { 'if-match': tag })
    expect(status).toBe(expected)
    // in the second round, the row exists and its version is compared
    await call('PUT', '/guide/profile', guide, { agencyName: 'B' })
  }
})

it('shows the agency on the guide’s published experiences only', async () => {
  const guide = await newGuide()
  await addContent(api.db, 'gavarres', {
    experiences: [
      { id: 'e-agency', guideUserId: guide.user.id },
      { id: 'e-draft', guideUserId: guide.user.id, status: 'draft' },
    ],
  })
  expect((await call('GET', '/experiences/e-agency/agency')).body).toEqual({ data: null })
  await call('PUT', '/guide/profile', guide, FULL)
  const { body } = await call('GET', '/experiences/e-agency/agency')
  expect(body.data).toMatchObject({ agencyName: 'Suros & Camins', contactPhone: '+34 972 000 000' })
  expect(body.data).not.toHaveProperty('version')
  expect((await call('GET', '/experiences/e-draft/agency')).status).toBe(404)
})

it('lists on an operator the agencies of its published experiences, each once', async () => {
  const [guide, silent, hidden] = [await newGuide(), await newGuide(), await newGuide()]
  await addContent(api.db, 'gavarres', {
    operators: [{ id: 'o-agencies' }],
    experiences: [
      { id: 'e-led-1', guideUserId: guide.user.id, operatorId: 'o-agencies' },
      { id: 'e-led-2', guideUserId: guide.user.id, operatorId: 'o-agencies' },
      { id: 'e-led-3', guideUserId: silent.user.id, operatorId: 'o-agencies' },
      { id: 'e-led-4', guideUserId: hidden.user.id, operatorId: 'o-agencies', status: 'draft' },
    ],
  })
  await call('PUT', '/guide/profile', guide, FULL)
  await call('PUT', '/guide/profile', hidden, { ...FULL, agencyName: 'Amagada' })
  const { body } = await call('GET', '/operators/o-agencies/agencies')
  expect(body.data).toMatchObject([{ agencyName: 'Suros & Camins' }])
})

it('re-encodes a logo, and accepts it for its own guide only', async () => {
  const [guide, colleague] = [await newGuide(), await newGuide()]
  const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#a8442a' } })
    .png()
    .toBuffer()
  const upload = (file: Buffer, name = 'logo') => {
    const form = new FormData()
    form.append(name, new Blob([new Uint8Array(file)], { type: 'image/png' }), 'logo.png')
    const request = new Request('http://x', { method: 'POST', body: form })
    return request.arrayBuffer().then((payload) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/guide/profile/logo',
        headers: { ...guide.headers, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(payload),
      }),
    )
  }
  const answer = await upload(png)
  expect(answer.statusCode).toBe(201)
  const { logoUrl } = answer.json().data
  const shown = await api.app.inject({ url: `/media/${logoUrl}` })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect((await call('PUT', '/guide/profile', colleague, { ...FULL, logoUrl })).status).toBe(422)
  expect((await call('PUT', '/guide/profile', guide, { ...FULL, logoUrl })).body.data.logoUrl).toBe(logoUrl)
  expect((await upload(Buffer.from('<svg/>'))).json().code).toBe('photo_invalid')
  expect((await upload(png, 'photo')).statusCode).toBe(422)
})
