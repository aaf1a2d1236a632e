import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { allJobs } from '../../../jobs/jobs.ts'
import { runJob } from '../../../jobs/runner.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { PHOTO_CORPUS, phonePhoto } from '../../../testing/photo-corpus.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { uploads } from '../../members/profile/user.tables.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const path = (id: string) => `/guide/experiences/${id}`
const put = (id: string, body: object, person = fixture.guide) =>
  fixture.call('PUT', path(id), { title: {}, type: 'tour', ...body }, person, { 'accept-language': 'ca' })
const own = () => fixture.experience({}, fixture.guide)

async function upload(
  id: string,
  file: Buffer,
  { person = fixture.guide as TestPerson, name = 'photo' } = {},
) {
  const form = new FormData()
  form.append(name, new Blob([new Uint8Array(file)], { type: 'image/png' }), 'me.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await fixture.api.app.inject({
    method: 'POST',
    url: `/api/v1${path(id)}/photos`,
    headers: { ...person.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const uploaded = async (id: string) => (await upload(id, await phonePhoto())).body.data.image as string
const file = (image: string) => fixture.api.app.inject({ url: `/media/${image}` })
async function asVisitor(id: string) {
  const headers = { host: 'gavarres.localhost', 'accept-language': 'ca' }
  return (await fixture.api.app.inject({ url: `/api/v1/experiences/${id}`, headers })).json().data
}

it('shows a guide’s photos in order, the first one on cards', async () => {
  const id = await own()
  const large = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#a8442a' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(id, large)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    image: expect.stringMatching(/^uploads\/gavarres\/[0-9a-f-]{36}-800\.webp$/),
    image_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    image_widths: [400, 800, 1_600],
  })
  const [first, second] = [body.data.image as string, await uploaded(id)]
  const photos = [
    { image: first, image_alt: { ca: 'Una alzina', es: 'Un alcornoque' } },
    { image: second, image_alt: 'Un sender' },
  ]
  const saved = await put(id, { photos })
  expect(saved).toMatchObject({ status: 200, body: { data: { image: first, image_alt: 'Una alzina' } } })
  expect(await asVisitor(id)).toMatchObject({
    image: first,
    image_alt: 'Una alzina',
    gallery: [{ image: second, image_alt: 'Un sender' }],
  })
  // reordering keeps the descriptions that the request omits
  await put(id, { photos: [{ image: second }, { image: first, image_alt: { fr: 'Un chêne' } }] })
  const { body: now } = await fixture.call('GET', path(id), undefined, fixture.guide)
  expect(now.data.photos).toMatchObject([
    { image: second, image_alt: { ca: 'Un sender' } },
    { image: first, image_alt: { ca: 'Una alzina', es: 'Un alcornoque', fr: 'Un chêne' } },
  ])
  await put(id, { photos: [] })
  expect(await asVisitor(id)).toMatchObject({ image: null, gallery: [] })
})

it('re-encodes a photo in every width without metadata, cacheable forever', async () => {
  const image = await uploaded(await own())
  const answer = await file(image)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const found = await sharp(answer.rawPayload).metadata()
  // the photo is rotated by its EXIF orientation, which is then removed
  expect(found).toMatchObject({ format: 'webp', width: 400, height: 600 })
  expect(found.exif).toBeUndefined()
})

it('refuses missing descriptions, photos of other experiences and duplicates', async () => {
  const [id, other] = [await own(), await own()]
  const [image, elsewhere] = [await uploaded(id), await uploaded(other)]
  const faults = async (photos: object[]) => (await put(id, { photos })).body.errors
  expect(await faults([{ image }])).toMatchObject([{ path: 'photos.0.image_alt', code: 'required' }])
  expect(await faults([{ image, image_alt: { fr: 'Un chêne' } }])).toMatchObject([{ code: 'required' }])
  expect(await faults([{ image: elsewhere, image_alt: 'x' }])).toMatchObject([
    { path: 'photos.0.image', code: 'invalid' },
  ])
  expect(await faults([{ image: 'https://example.test/a.webp', image_alt: 'x' }])).toMatchObject([
    { path: 'photos.0.image', code: 'invalid' },
  ])
  const twice = { image, image_alt: 'x' }
  expect(await faults([twice, twice])).toMatchObject([{ path: 'photos', code: 'duplicate' }])
  const many = Array.from({ length: 13 }, (_, n) => ({ image: `${n}`, image_alt: 'x' }))
  expect(await faults(many)).toMatchObject([{ path: 'photos', code: 'too_big' }])
})

it('refuses other guides', async () => {
  const id = await own()
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const photo = await phonePhoto()
  expect(await upload(id, photo, { person: colleague })).toMatchObject({ status: 404 })
  const member = await createPerson(fixture.api.db, TENANT, {})
  expect((await upload(id, photo, { person: member })).status).toBe(403)
  expect((await upload(id, photo, { name: 'logo' })).status).toBe(422)
})

it('gives the same verdicts on photos as the profile', async () => {
  const id = await own()
  // one sample for each verdict
  for (const sample of new Map(PHOTO_CORPUS.toReversed().map((one) => [one.verdict, one])).values()) {
    const { status, body } = await upload(id, await sample.make())
    expect([String(sample), status === 201 ? 'accepted' : body.code]).toEqual([
      String(sample),
      sample.verdict,
    ])
  }
})

it('deletes unused photos and their files after a week', async () => {
  const id = await own()
  const [shown, dropped, fresh] = [await uploaded(id), await uploaded(id), await uploaded(id)]
  await put(id, { photos: [{ image: shown, image_alt: 'Un sender' }] })
  const { db, config } = fixture.api
  const { log } = fixture.api.app
  const old = new Date(Date.now() - 8 * 86_400_000)
  await withTenant(db, TENANT, (tx) => tx.update(uploads).set({ createdAt: old }))
  const again = await uploaded(id)
  const sweep = allJobs(async () => undefined).find((job) => job.name === 'sweep')
  if (!sweep) throw new Error('no sweep')
  await runJob(sweep, { db, config, uploads: fixture.api.uploads, log }, createTenantDirectory(db, {}))
  const statuses = await Promise.all(
    [shown, dropped, fresh, again].map(async (image) => (await file(image)).statusCode),
  )
  expect(statuses).toEqual([200, 404, 404, 200])
})
