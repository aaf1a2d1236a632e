import { withTenant } from '@sureda/api/database/with-tenant'
import { listRotations } from '@sureda/api/modules/bookings/passes/rotate-keys.service'
import { OFFICE_ROLES, type OfficeRole } from '@sureda/api/modules/members/people/office-roles'
import {
  grantRoles,
  invitePerson,
  type OfficePerson,
  type PersonChange,
  readPeople,
  revokeRoles,
} from '@sureda/api/modules/members/people/people.service'
import { listPushRotations } from '@sureda/api/modules/members/push/rotate-push-keys.service'
import type { TenantRecord } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { typedCommand } from '@sureda/api/typed-command'
import { LOCALES, type Locale, toLocale } from '@sureda/contract/codes/locale'
import { canonicalEmail } from '@sureda/contract/schemas/fields/contact-fields'
import { isDeletedAddress } from '@sureda/contract/schemas/fields/email'
import { type Command, CommandError, type Context, defineCommand } from '../command.ts'
import { chosenTerritories, chosenTerritory } from '../territories.ts'

/** Settings for links in mails. */
const LINKS = ['PUBLIC_URL_SCHEME', 'PUBLIC_URL_PORT', 'PORT'] as const

const inOneTerritory = { territory: { type: 'string' }, role: { type: 'string', default: 'guide' } } as const

export const PEOPLE_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'people invite',
    usage: '<e-mail> --territory <id> [--role guide] [--name "…"] [--language ca] [--show-link]',
    summary: `An account with that role and a mail with a link to its password. Roles: ${OFFICE_ROLES.join(', ')}; several with a comma.\n--show-link prints the link, for an installation that has no mail yet.`,
    options: {
      ...inOneTerritory,
      name: { type: 'string' },
      language: { type: 'string' },
      'show-link': { type: 'boolean' },
    },
    settings: LINKS,
    database: 'migrated',
    run: async ({ words: [address], values }, context) => {
      const asked = {
        email: readAddress(address),
        roles: readRoles(values.role),
        name: readName(values.name),
        language: readLanguage(values.language),
      }
      const tenant = await chosenTerritory(context.database, String(values.territory))
      const { config, actor } = context
      const invited = await withTenant(context.database.db, tenant.id, (tx) =>
        invitePerson(tx, { tenant, config, actor }, asked),
      )
      context.print(givenLine(invited))
      context.print(`A mail to ${invited.email} is in the outbox; it leaves as soon as the server runs.`)
      if (values['show-link']) context.print(`The link in it, for no one else: ${invited.link}`)
    },
  }),
  defineCommand({
    name: 'people grant',
    usage: '<e-mail> --territory <id> [--role guide]',
    summary: 'A further role for a person with an account.',
    options: inOneTerritory,
    settings: LINKS,
    database: 'migrated',
    run: async ({ words: [address], values }, context) => {
      const asked = { email: readAddress(address), roles: readRoles(values.role) }
      const tenant = await chosenTerritory(context.database, String(values.territory))
      const office = { tenant, config: context.config, actor: context.actor }
      context.print(
        givenLine(await withTenant(context.database.db, tenant.id, (tx) => grantRoles(tx, office, asked))),
      )
    },
  }),
  defineCommand({
    name: 'people revoke',
    usage: '<e-mail> --territory <id> [--role guide]',
    summary: 'Withdraws a role and signs the person out everywhere.',
    options: inOneTerritory,
    settings: LINKS,
    database: 'migrated',
    run: async ({ words: [address], values }, context) => {
      const asked = { email: readAddress(address), roles: readRoles(values.role) }
      const tenant = await chosenTerritory(context.database, String(values.territory))
      const office = { tenant, config: context.config, actor: context.actor }
      context.print(
        withdrawnLine(
          await withTenant(context.database.db, tenant.id, (tx) => revokeRoles(tx, office, asked)),
        ),
      )
    },
  }),
  defineCommand({
    name: 'people list',
    usage: '[--territory <id>]',
    summary: 'People with more rights than a visitor, and the latest changes.',
    options: { territory: { type: 'string' } },
    settings: [],
    database: 'migrated',
    run: async ({ values }, context) => {
      for (const territory of await chosenTerritories(context.database, values.territory))
        for (const line of await listLines(context, territory)) context.print(line)
    },
  }),
]

function readAddress(address = ''): string {
  if (canonicalEmail(address) === undefined || address.length > 200 || isDeletedAddress(address))
    throw new CommandError(`${address} is not an e-mail address; they look like ana@example.org.`)
  return address
}

function readRoles(text: string): OfficeRole[] {
  const roles = text.split(',').map((word) => {
    const role = OFFICE_ROLES.find((one) => one === word.trim())
    if (!role) throw new CommandError(`${word} is not a role; the roles are ${OFFICE_ROLES.join(', ')}.`)
    return role
  })
  return [...new Set(roles)]
}

function readName(name: string | undefined): string | undefined {
  if (name !== undefined && (name.trim() === '' || name.length > 120))
    throw new CommandError('--name is the name of a person, up to 120 letters.')
  return name?.trim()
}

function readLanguage(text: string | undefined): Locale | undefined {
  const language = text === undefined ? undefined : toLocale(text)
  if (text !== undefined && !language)
    throw new CommandError(`${text} is not a language of the app: ${LOCALES.join(', ')}.`)
  return language
}

const rolesText = (roles: readonly string[]) => (roles.length > 0 ? roles.join(', ') : 'no role')

const givenLine = ({ name, email, changed, roles }: PersonChange): string =>
  changed.length > 0
    ? `${name} <${email}> is now ${rolesText(roles)}.`
    : `${name} <${email}> is ${rolesText(roles)} already; nothing has changed.`

const withdrawnLine = ({ name, email, changed, roles }: PersonChange): string =>
  changed.length > 0
    ? `${name} <${email}> is no longer ${rolesText(changed)} and signed out everywhere. Left: ${rolesText(roles)}.`
    : `${name} <${email}> has none of these roles; nothing has changed. Has: ${rolesText(roles)}.`

async function listLines(
  { database }: Context<never, 'open'>,
  { id, name }: TenantRecord,
): Promise<string[]> {
  const [{ people, changes }, rotations, pushRotations] = await withTenant(database.db, id, async (tx) => [
    await readPeople(tx, id),
    await listRotations(tx, id),
    await listPushRotations(tx, id),
  ])
  const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')
  const line = (person: OfficePerson) =>
    `  ${(person.cmsOnly ? 'back office' : rolesText(person.roles)).padEnd(28)} ${person.name} <${person.email}>${person.waiting ? ', invited and not come yet' : ''}`
  return [
    `${name} (${id})`,
    ...(people.length > 0
      ? people.map(line)
      : [`  no one yet: ${typedCommand(`people invite <e-mail> --territory ${id}`)}`]),
    ...changes.map(
      ({ createdAt, action, roles, email, actor }) =>
        `    ${moment(createdAt)} ${action} ${rolesText(roles)}: ${email}, by ${actor}`,
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
