import type { UploadedPhoto } from '@sureda/contract/schemas/guides/guide-experience'
import type { FastifyRequest } from 'fastify'
import { encodeSizes } from '../../../uploads/picture-sizes.ts'
import { storeSizes } from '../../../uploads/stored-photos.ts'
import { withUpload } from '../../../uploads/upload-form.ts'
import { uploads } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { requireExperience } from '../experiences/guide-experience.service.ts'

/**
 * Stores the file `photo` of a multipart form for an experience of the guide; it is shown once the experience is saved
 * with it. Throws what `withUpload` and `encodeExperiencePhoto` throw.
 */
export async function uploadExperiencePhoto(
  request: FastifyRequest,
  guide: Guide,
  experienceId: string,
): Promise<UploadedPhoto> {
  await request.inTenant((tx) => requireExperience(tx, guide, experienceId))
  const { uploads: store } = request.server
  const { tenantId, userId } = guide
  return withUpload(request, { field: 'photo', max: 60 }, async (file, isWanted) => {
    const sizes = await encodeSizes(file, isWanted)
    const { path, widths } = await storeSizes(store, tenantId, sizes)
    const bytes = sizes.files.reduce((sum, one) => sum + one.bytes.length, 0)
    const shown = { imageColor: sizes.color, imageWidths: widths }
    // if the commit gets no answer, the row may exist; a file without a row is removed by the daily job
    await request.inTenant((tx) =>
      tx.insert(uploads).values({ tenantId, userId, path, bytes, experienceId, ...shown }),
    )
    return { image: path, image_color: sizes.color, image_widths: widths }
  })
}
