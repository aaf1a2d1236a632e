import type { FastifyRequest } from 'fastify'
import { archiveText } from '../../errors/messages.ts'
import { requirePerson } from '../../plugins/access.ts'
import { type ZipEntry, zipOf } from '../../storage/zip.ts'
import { readPhoto } from '../../uploads/photo.ts'
import { readRows } from './personal-data.queries.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** All that is kept of the person: a JSON file for each subject, their pictures, and a page that says what is what. */
export async function exportData(request: FastifyRequest): Promise<Buffer> {
  const { tenant, server, locale } = request
  const person = requirePerson(request)
  const subject = { tenantId: tenant.id, userId: person.id, email: person.email }
  const files = await request.inTenant(async (tx) => {
    const found: ZipEntry[] = []
    for (const source of PERSONAL_DATA) {
      if (source.file === null) continue
      const rows = await readRows(tx, source, subject)
      found.push({ name: `${source.file}.json`, bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) })
    }
    return found
  })
  const photo = await readPhoto(server.config, person.avatar)
  const pictures = photo ? [{ name: 'pictures/photo.webp', bytes: photo, isPacked: true }] : []
  const now = new Date()
  const about = archiveText('about', locale, {
    brand: tenant.name,
    name: person.name,
    date: now.toISOString(),
    contact: tenant.document.contact.email,
  })
  return zipOf([{ name: 'README.txt', bytes: Buffer.from(`${about}\n`) }, ...files, ...pictures], now)
}
