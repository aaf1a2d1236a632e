import { setImmediate as others } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import { archiveText } from '../../../errors/messages.ts'
import { momentText } from '../../../lib/local-time.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { readPhoto } from '../../../uploads/stored-photos.ts'
import { findUser } from '../profile/user.queries.ts'
import { readRows } from './personal-data.queries.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** Everything stored about the person: a JSON file per subject, their pictures, and an explanatory page. */
export async function exportData(request: FastifyRequest): Promise<Buffer> {
  const { tenant, server, locale } = request
  const person = requirePerson(request)
  const found = await request.inTenant(async (tx) => {
    const isProven = (await findUser(tx, tenant.id, person.id))?.emailVerifiedAt != null
    const subject = { tenantId: tenant.id, userId: person.id, email: person.email }
    const found: Record<string, Record<string, unknown>[]> = {}
    for (const source of PERSONAL_DATA) {
      if (source.file === null) continue
      // mail to an address belongs to its owner, who is known once the address is confirmed
      const isTheirs = source.by !== 'email' || isProven
      found[`${source.file}.json`] = isTheirs ? await readRows(tx, source, subject) : []
    }
    return found
  })
  const files: AsyncZippable = {}
  for (const [name, rows] of Object.entries(found)) files[name] = await toJson(rows)
  const photo = await readPhoto(server.uploads, person.avatar)
  // pictures are compressed already
  const pictures: AsyncZippable = photo ? { 'pictures/photo.webp': [photo, { level: 0 }] } : {}
  const about = archiveText('about', locale, {
    brand: tenant.name,
    name: person.name,
    date: momentText(new Date(), locale, tenant.timeZone),
    contact: tenant.document.contact.email,
  })
  // in worker threads
  return Buffer.from(await inThreads({ 'README.txt': strToU8(`${about}\n`), ...files, ...pictures }))
}

const inThreads = promisify((files: AsyncZippable, done: Parameters<typeof zip>[1]) => zip(files, done))

/** Rows per step, so that other requests are answered in between. */
const PIECE = 200

async function toJson(rows: readonly Record<string, unknown>[]): Promise<Uint8Array> {
  const parts: string[] = []
  for (let from = 0; from < rows.length; from += PIECE) {
    const piece = rows.slice(from, from + PIECE)
    parts.push(piece.map((row) => JSON.stringify(row, null, 2).replaceAll(/^/gm, '  ')).join(',\n'))
    await others()
  }
  return strToU8(parts.length > 0 ? `[\n${parts.join(',\n')}\n]\n` : '[]\n')
}
