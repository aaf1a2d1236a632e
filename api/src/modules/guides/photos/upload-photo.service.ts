import type { UploadedPhoto } from '@sureda/contract/schemas/guides/guide-experience'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { nowPlus } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { printError } from '../../../log/crash.ts'
import { encodeSizes, removeSizes, storeSizes } from '../../../uploads/picture-sizes.ts'
import { withUpload } from '../../../uploads/upload-form.ts'
import { uploads } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { requireOffer } from '../offers/guide-experience.service.ts'
import { takeUnusedPhotos } from './offer-photos.queries.ts'

/** A photo that is not shown is stored so long: an edit may wait on a phone as long as what its outbox holds. */
const UNUSED_DAYS = 7

/** Takes the file `photo` of a multipart form for an experience of the guide; it is seen once the experience is saved with it. Throws what `withUpload` and `encodePlate` throw. */
export async function uploadOfferPhoto(
  request: FastifyRequest,
  guide: Guide,
  experienceId: string,
): Promise<UploadedPhoto> {
  await request.inTenant((tx) => requireOffer(tx, guide, experienceId))
  const { config } = request.server
  const { tenantId, userId } = guide
  return withUpload(request, { field: 'photo', max: 60 }, async (file, isWanted) => {
    const sizes = await encodeSizes(file, isWanted)
    const { path, widths } = await storeSizes(config, tenantId, sizes)
    const bytes = sizes.files.reduce((sum, one) => sum + one.bytes.length, 0)
    const shown = { imageColor: sizes.color, imageWidths: widths }
    try {
      await request.inTenant((tx) =>
        tx.insert(uploads).values({ tenantId, userId, path, bytes, experienceId, ...shown }),
      )
    } catch (error) {
      await removeSizes(config, path, widths)
      throw error
    }
    return { image: path, image_color: sizes.color, image_widths: widths }
  })
}

/** Rows first: a file whose row is gone is at worst a file too many. Returns how many photos went. */
export async function forgetUnusedPhotos(db: Db, config: Config, tenantId: string): Promise<number> {
  const before = nowPlus(-UNUSED_DAYS * 86_400_000)
  const gone = await withTenant(db, tenantId, (tx) => takeUnusedPhotos(tx, tenantId, before))
  for (const { path, widths } of gone)
    await removeSizes(config, path, widths).catch((error: unknown) => printError('a photo stays', error))
  return gone.length
}
