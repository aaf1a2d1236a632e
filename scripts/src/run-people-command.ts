import type { Config } from '@sureda/api/config'
import type { Db } from '@sureda/api/database/database'
import { withTenant } from '@sureda/api/database/with-tenant'
import { listSetAside, retrySetAside } from '@sureda/api/jobs/row-by-row'
import { listRotations, rotateByHand } from '@sureda/api/modules/bookings/passes/rotate-keys.service'
import {
  grantRoles,
  invitePerson,
  type Office,
  type OfficePerson,
  PeopleError,
  type PersonChange,
  readPeople,
  revokeRoles,
} from '@sureda/api/modules/members/people/people.service'
import {
  type DemoRemoval,
  removeDemo,
  removeDemoPictures,
} from '@sureda/api/modules/members/people/remove-demo.service'
import {
  listPushRotations,
  rotatePushKeysByHand,
} from '@sureda/api/modules/members/push/rotate-push-keys.service'
import type { TenantRecord } from '@sureda/api/modules/platform/tenant/tenant-directory'
import type { PeopleCommand } from './people-commands.ts'

interface Installation {
  db: Db
  config: Config
  tenants: readonly TenantRecord[]
  /** Who runs the command, for the audit. */
  actor: string
}

/** Does it and answers the lines to print. Throws `PeopleError` with one sentence. */
export async function runPeopleCommand(
  command: PeopleCommand,
  { db, config, tenants, actor }: Installation,
): Promise<string[]> {
  const chosen = tenants.filter(({ id }) => command.territory === undefined || id === command.territory)
  const known = tenants.map(({ id }) => id).join(', ')
  if (tenants.length === 0)
    throw new PeopleError('There is no territory in this database yet: npm run territory -- import <folder>')
  const [tenant] = chosen
  if (!tenant) throw new PeopleError(`There is no territory "${command.territory}". Known: ${known}.`)
  if (command.name === 'list') {
    const blocks: string[] = []
    for (const one of chosen) blocks.push(...(await listLines(db, one)))
    return blocks
  }
  if (command.name === 'remove-demo') {
    const removals = await removeDemo(db, chosen)
    await removeDemoPictures(config, removals)
    return removalLines(removals)
  }
  if (command.name === 'set-aside') {
    const blocks: string[] = []
    for (const one of chosen) blocks.push(...(await setAsideLines(db, one, command.retries ?? false)))
    return blocks
  }
  if (command.name === 'rotate-pass-keys') {
    const forgetsFormer = command.forgetsFormer ?? false
    const rotation = { tenantId: tenant.id, secret: config.PASS_SECRET, actor, forgetsFormer }
    const { kid, forgotten } = await withTenant(db, tenant.id, (tx) => rotateByHand(tx, rotation))
    return [
      `Passes of ${tenant.name} are signed by key ${kid} from now on.`,
      forgetsFormer
        ? `Former keys forgotten: ${forgotten}. Members get new passes with the next look; guides’ phones with the next update.`
        : 'Passes shown already stay good.',
    ]
  }
  if (command.name === 'rotate-push-keys') {
    const forgetsFormer = command.forgetsFormer ?? false
    const rotation = { tenantId: tenant.id, secret: config.PASS_SECRET, actor, forgetsFormer }
    const { kid, bound, forgotten } = await withTenant(db, tenant.id, (tx) =>
      rotatePushKeysByHand(tx, rotation),
    )
    return [
      `Phones sign up for notices of ${tenant.name} with key ${kid} from now on.`,
      forgetsFormer
        ? `Phones forgotten: ${forgotten}. Each signs up anew when its person opens the notification settings; mails and cards reach them meanwhile.`
        : `Phones that go on with their former key: ${bound}.`,
    ]
  }
  const office: Office = { tenant, config, actor }
  const { name, email, roles } = command
  return withTenant(db, tenant.id, async (tx) => {
    if (name === 'revoke') return takenLines(await revokeRoles(tx, office, { email, roles }))
    if (name === 'grant') return givenLines(await grantRoles(tx, office, { email, roles }))
    const { personName, language } = command
    const invited = await invitePerson(tx, office, { email, roles, name: personName, language })
    return [
      ...givenLines(invited),
      `A mail to ${invited.email} is in the outbox; it leaves as soon as the server runs.`,
      ...(command.showsLink ? [`The link in it, for no one else: ${invited.link}`] : []),
    ]
  })
}

async function setAsideLines(db: Db, { id, name }: TenantRecord, retries: boolean): Promise<string[]> {
  const [rows, retried] = await withTenant(db, id, async (tx) => [
    await listSetAside(tx, id),
    retries ? await retrySetAside(tx, id) : 0,
  ])
  return [
    `${name} (${id}): ${rows.length} set aside${retries ? `, ${retried} have their turn again` : ''}`,
    ...rows.map((row) => `  ${row.failedAt} ${row.job} ${row.id}, ${row.attempts} tries: ${row.error}`),
  ]
}

const BRANDS = {
  removed: 'The sample brand went with its content; the start does not bring it in again.',
  stays: 'The brand stays, because there are real people in it.',
  own: 'The territory stays.',
}

const removalLines = (removals: readonly DemoRemoval[]): string[] =>
  removals.flatMap(({ id, people, groups, reservations, brand }) => [
    people.length === 0
      ? `${id}: there are no demo people.`
      : `${id}: removed ${people.join(', ')}, with ${groups} groups and ${reservations} reservations.`,
    `  ${BRANDS[brand]}`,
  ])

const rolesText = (roles: readonly string[]) => (roles.length > 0 ? roles.join(', ') : 'no role')

const givenLines = ({ name, email, changed, roles }: PersonChange): string[] => [
  changed.length > 0
    ? `${name} <${email}> is now ${rolesText(roles)}.`
    : `${name} <${email}> is ${rolesText(roles)} already; nothing has changed.`,
]

const takenLines = ({ name, email, changed, roles }: PersonChange): string[] => [
  changed.length > 0
    ? `${name} <${email}> is no longer ${rolesText(changed)} and signed out everywhere. Left: ${rolesText(roles)}.`
    : `${name} <${email}> has none of these roles; nothing has changed. Has: ${rolesText(roles)}.`,
]

async function listLines(db: Db, tenant: TenantRecord): Promise<string[]> {
  const [{ people, changes }, rotations, pushRotations] = await withTenant(db, tenant.id, async (tx) => [
    await readPeople(tx, tenant.id),
    await listRotations(tx, tenant.id),
    await listPushRotations(tx, tenant.id),
  ])
  const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')
  const line = ({ name, email, roles, cmsOnly, waiting }: OfficePerson) =>
    `  ${(cmsOnly ? 'back office' : rolesText(roles)).padEnd(28)} ${name} <${email}>${waiting ? ', invited and not come yet' : ''}`
  return [
    `${tenant.name} (${tenant.id})`,
    ...(people.length > 0
      ? people.map(line)
      : [`  no one yet: npm run people -- invite <e-mail> --territory ${tenant.id}`]),
    ...changes.map(
      (change) =>
        `    ${moment(change.createdAt)} ${change.action} ${rolesText(change.roles)}: ${change.email}, by ${change.actor}`,
    ),
    ...rotations.map(
      ({ createdAt, kid, forgotFormer, actor }) =>
        `    ${moment(createdAt)} rotated pass keys to ${kid}${forgotFormer ? ', former ones forgotten' : ''}, by ${actor}`,
    ),
    ...pushRotations.map(
      ({ createdAt, kid, forgottenPhones, actor }) =>
        `    ${moment(createdAt)} rotated push keys to ${kid}${forgottenPhones === null ? '' : `, phones forgotten: ${forgottenPhones}`}, by ${actor}`,
    ),
  ]
}
