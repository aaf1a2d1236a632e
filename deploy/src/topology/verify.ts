import { sql } from '@sureda/api/database/orm'
import { openPostgres } from '@sureda/api/database/postgres'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import sharp from 'sharp'
import type { Traffic } from './traffic.ts'
import { type Member, OFFICES, type Office, SEATS } from './world.ts'

export interface Verdict {
  /** Acknowledged changes that are missing. */
  lost: string[]
  /** Data that must not exist. */
  broken: string[]
}

/** Compares the ledger with the database and, for each member, with the answers of the API. */
export async function verify(traffic: Traffic, url: string): Promise<Verdict> {
  const verdict: Verdict = { lost: [], broken: [] }
  await inDatabase(traffic, url, verdict)
  for (const member of traffic.world.members) await throughApi(traffic, member, verdict)
  return verdict
}

async function inDatabase({ ledger }: Traffic, url: string, { lost, broken }: Verdict): Promise<void> {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    const stored = new Map<string, string>()
    for (const office of Object.keys(OFFICES) as Office[]) {
      const read = <Row>(statement: ReturnType<typeof sql>) =>
        withTenant(database.db, office, (tx) => rowsOf<Row>(tx, statement))
      for (const { id, status } of await read<{ id: string; status: string }>(
        sql`select id::text, status from reservations`,
      ))
        stored.set(id, status)
      const full = await read<{ slot: string; people: number }>(
        sql`select experience_id || ' ' || date || ' ' || time as slot, sum(people)::int as people from reservations
            where status <> 'cancelled' group by 1 having sum(people) > ${SEATS}`,
      )
      for (const { slot, people } of full)
        broken.push(`${office} ${slot}: ${people} people on ${SEATS} seats`)
      for (const row of await read(sql`select * from reservation_inventory_drift`))
        broken.push(`${office}: a slot counts otherwise than its reservations: ${JSON.stringify(row)}`)
    }
    for (const { id, status, slot } of ledger.reservations.values()) {
      const found = stored.get(id)
      if (found === undefined) lost.push(`reservation ${id} of ${slot}`)
      else if (status !== 'unknown' && (found === 'cancelled') !== (status === 'cancelled'))
        lost.push(`reservation ${id} is ${found}, acknowledged as ${status}`)
    }
  } finally {
    await database.close()
  }
}

async function throughApi(
  { ledger, visitors }: Traffic,
  member: Member,
  { lost, broken }: Verdict,
): Promise<void> {
  const read = async (path: string) => {
    const reply = await visitors.change('verify', member.office, `/api/v1${path}`, { member })
    if (reply.status !== 200) broken.push(`${path} is answered with ${reply.status} ${reply.code}`)
    return reply
  }
  const favorites = new Set(
    ((await read('/favorites')).body.data as { favoritable_id: string }[]).map((each) => each.favoritable_id),
  )
  for (const [id, isThere] of ledger.favoritesOf(member))
    if (isThere !== undefined && favorites.has(id) !== isThere) lost.push(`favourite ${id} of ${member.id}`)
  const { balance } = (await read('/points/balance')).body.data as { balance: number }
  const earned = ledger.points.get(member.id) ?? 0
  if (ledger.unsure.has(member.id) ? balance < earned : balance !== earned)
    lost.push(`${member.id} has ${balance} points, acknowledged were ${earned}`)
  await picture(
    { ledger, visitors },
    member,
    { lost, broken },
    (await read('/user')).body.data as { avatar: string | null },
  )
}

async function picture(
  { ledger, visitors }: Pick<Traffic, 'ledger' | 'visitors'>,
  member: Member,
  { lost, broken }: Verdict,
  { avatar }: { avatar: string | null },
): Promise<void> {
  const colour = ledger.pictures.get(member.id)
  if (!avatar) return void (colour && lost.push(`the picture of ${member.id}`))
  const path = avatar.startsWith('/') ? avatar : `/media/${avatar}`
  const file = await visitors.change('verify', member.office, path, { member, accept: 'image/*' })
  if (file.status !== 200)
    return void broken.push(`the picture of ${member.id} is answered with ${file.status}`)
  if (!colour) return
  const { dominant } = await sharp(file.bytes).stats()
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const isClose = [dominant.r, dominant.g, dominant.b].every(
    (value, i) => Math.abs(value - (wanted[i] ?? 0)) < 24,
  )
  if (!isClose) lost.push(`the picture of ${member.id} is not the one that was acknowledged last`)
}
