import type { FastifyRequest } from 'fastify'
import { requirePerson } from '../../../plugins/access.ts'
import { encodeLogo } from '../../../uploads/photo.ts'
import { storePhoto } from '../../../uploads/stored-photos.ts'
import { withUpload } from '../../../uploads/upload-form.ts'
import { uploads } from '../../members/profile/user.tables.ts'

/**
 * Stores the file `logo` of a multipart form, re-encoded from its pixels, and returns its stored path. Throws what
 * `withUpload` and `encodeLogo` throw.
 */
export async function uploadLogo(request: FastifyRequest): Promise<string> {
  const person = requirePerson(request)
  const { uploads: store } = request.server
  const tenantId = request.tenant.id
  return withUpload(request, { field: 'logo', max: 30 }, async (file, isWanted) => {
    const bytes = await encodeLogo(file, isWanted)
    const path = await storePhoto(store, tenantId, bytes)
    // if the commit gets no answer, the row may exist; a file without a row is removed by the daily job
    await request.inTenant((tx) =>
      tx.insert(uploads).values({ tenantId, userId: person.id, path, bytes: bytes.length }),
    )
    return path
  })
}
