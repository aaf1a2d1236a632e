import type { FastifyRequest } from 'fastify'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { archiveText } from '../../errors/messages.ts'
import { requirePerson } from '../../plugins/access.ts'
import { readPhoto } from '../../uploads/photo.ts'
import { momentText } from '../content/local-time.ts'
import { findUser } from '../user/user.queries.ts'
import { readRows } from './personal-data.queries.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** All that is kept of the person: a JSON file for each subject, their pictures, and a page that says what is what. */
export async function exportData(request: FastifyRequest): Promise<Buffer> {
  const { tenant, server, locale } = request
  const person = requirePerson(request)
  const files = await request.inTenant(async (tx) => {
    const isProven = (await findUser(tx, tenant.id, person.id))?.emailVerifiedAt != null
    const subject = { tenantId: tenant.id, userId: person.id, email: person.email }
    const found: Zippable = {}
    for (const source of PERSONAL_DATA) {
      if (source.file === null) continue
      // what was written to an address is for its owner, who is nobody until the address is confirmed
      const isTheirs = source.by !== 'email' || isProven
      const rows = isTheirs ? await readRows(tx, source, subject) : []
      found[`${source.file}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`)
    }
    return found
  })
  const photo = await readPhoto(server.config, person.avatar)
  // pictures are packed already
  const pictures: Zippable = photo ? { 'pictures/photo.webp': [photo, { level: 0 }] } : {}
  const about = archiveText('about', locale, {
    brand: tenant.name,
    name: person.name,
    date: momentText(new Date(), locale, tenant.timeZone),
    contact: tenant.document.contact.email,
  })
  return Buffer.from(zipSync({ 'README.txt': strToU8(`${about}\n`), ...files, ...pictures }))
}
