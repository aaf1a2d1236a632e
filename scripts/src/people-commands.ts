import { parseArgs } from 'node:util'
import { OFFICE_ROLES, type OfficeRole } from '@sureda/api/modules/members/people/office-roles'
import { PeopleError } from '@sureda/api/modules/members/people/people.service'
import { type Locale, toLocale } from '@sureda/contract/codes/locale'
import { canonicalEmail } from '@sureda/contract/schemas/fields/contact-fields'
import { isDeletedAddress } from '@sureda/contract/schemas/fields/email'

export const PEOPLE_HELP = `npm run people -- <command>

  invite <e-mail> --territory <id> [--role guide] [--name "…"] [--language ca] [--show-link]
                                        an account with that role and a mail with a link to its password
  grant <e-mail> --territory <id> [--role guide]
                                        a further role for somebody who has an account
  revoke <e-mail> --territory <id> [--role guide]
                                        takes it away and signs the person out everywhere
  list [--territory <id>]               who may do what, and the latest changes
  remove-demo [--territory <id>]        takes the people of the demonstration away, with everything that is theirs, and the
                                        sample brands where there is nobody else; all of it or nothing
  set-aside [--territory <id>] [--retry]
                                        what the jobs have given up after several tries, mails among it; --retry gives it
                                        another turn
  rotate-pass-keys <territory> [--forget-former]
                                        from now on another key signs passes. Those shown already stay good, unless a former
                                        key is feared stolen: --forget-former makes its passes worthless, and members get
                                        new ones the next time they have a network
  rotate-push-keys <territory> [--forget-former]
                                        from now on phones sign up for notices with another key. Those signed up already go on
                                        with theirs, unless a former key is feared stolen: --forget-former writes to them no
                                        longer, and each signs up anew when its person opens the notification settings

Roles: ${OFFICE_ROLES.join(', ')}; several with a comma. --show-link prints the link of an invitation, for an
installation that has no mail yet.`

export interface PeopleCommand {
  name: (typeof NAMES)[number]
  email: string
  territory: string | undefined
  roles: readonly OfficeRole[]
  personName?: string | undefined
  language?: Locale | undefined
  showsLink: boolean
  /** Of a rotation: former keys are worth nothing any more. */
  forgetsFormer?: boolean | undefined
  /** What was set aside has its turn again. */
  retries?: boolean | undefined
}

const NAMES = [
  'invite',
  'grant',
  'revoke',
  'list',
  'remove-demo',
  'set-aside',
  'rotate-pass-keys',
  'rotate-push-keys',
] as const

/** Reads a command line; undefined asks for the help. Throws `PeopleError` with one sentence. */
export function readPeopleCommand(args: readonly string[]): PeopleCommand | undefined {
  const { positionals, values } = parsed(args)
  const [word, email = ''] = positionals
  if (word === undefined || word === 'help') return undefined
  const name = NAMES.find((one) => one === word)
  if (!name) throw new PeopleError(`There is no command "${word}"; npm run people shows them all.`)
  const language = values.language === undefined ? undefined : toLocale(values.language)
  if (values.language !== undefined && !language)
    throw new PeopleError(`${values.language} is no language of the app: es, ca, en, fr, de, nl.`)
  if (name === 'rotate-pass-keys' || name === 'rotate-push-keys') {
    const territory = values.territory ?? email
    if (!territory) throw new PeopleError(`In which territory? For example: npm run people -- ${name} raya`)
    const forgetsFormer = values['forget-former'] ?? false
    return { name, email: '', territory, roles: [], showsLink: false, forgetsFormer }
  }
  if (name !== 'list' && name !== 'set-aside' && name !== 'remove-demo') {
    if (canonicalEmail(email) === undefined || email.length > 200 || isDeletedAddress(email))
      throw new PeopleError(`Whom? For example: npm run people -- ${name} ana@example.org --territory raya`)
    if (!values.territory)
      throw new PeopleError(
        `In which territory? For example: npm run people -- ${name} ${email} --territory raya`,
      )
  }
  if (values.name !== undefined && (values.name.trim() === '' || values.name.length > 120))
    throw new PeopleError('--name is the name of a person, up to 120 letters.')
  return {
    name,
    email,
    territory: values.territory,
    roles: readRoles(values.role ?? 'guide'),
    personName: values.name?.trim(),
    language,
    showsLink: values['show-link'] ?? false,
    retries: values.retry,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        territory: { type: 'string' },
        role: { type: 'string' },
        name: { type: 'string' },
        language: { type: 'string' },
        'show-link': { type: 'boolean' },
        'forget-former': { type: 'boolean' },
        retry: { type: 'boolean' },
      },
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ')
    throw new PeopleError(`${sentence}. npm run people shows all commands.`)
  }
}

function readRoles(words: string): OfficeRole[] {
  const roles = words.split(',').map((word) => {
    const role = OFFICE_ROLES.find((one) => one === word.trim())
    if (!role) throw new PeopleError(`${word} is no role; the roles are ${OFFICE_ROLES.join(', ')}.`)
    return role
  })
  return [...new Set(roles)]
}
