import { PASSWORD_MIN } from '@sureda/contract/rules/limits'
import { AppError } from '../../../errors/app-error.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Those that others try first (ASVS 5, 6.2.4). Read when the first password is chosen: a start needs no list. */
const readList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN))
}

/** Throws 422 at `password` for one of the most common passwords, however its letters are written. */
export async function refuseCommon(password: string): Promise<void> {
  common ??= readList()
  if ((await common).has(password.normalize('NFKC').toLowerCase()))
    throw new AppError('validation_failed', 'a common password', {
      errors: [{ path: 'password', code: 'common_password' }],
    })
}
