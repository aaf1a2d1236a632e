import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { PRIVATE_FOLDER } from '../storage/private-folder.ts'
import { writeAtomically } from '../storage/write-atomically.ts'

export interface Mail {
  /** The outbox id. The Message-ID is derived from it, so that a mail sent twice can be recognised. */
  id: string
  fromName: string
  to: string
  subject: string
  body: string
  /** Additional header fields, for example for unsubscribing. */
  headers?: Record<string, string>
}

export type SendMail = (mail: Mail) => Promise<void>

const messageOf = (config: Config, mail: Mail) => ({
  from: { name: mail.fromName, address: config.MAIL_FROM },
  to: mail.to,
  subject: mail.subject,
  text: mail.body,
  ...(mail.headers && { headers: mail.headers }),
  messageId: `<${mail.id}@${config.MAIL_FROM.split('@')[1]}>`,
})

/** Folder for mails without `SMTP_URL`. */
export const mailFolder = (config: Config) => join(resolve(config.DATA_DIR), 'mail')

/** The server of `SMTP_URL`; undefined if mails are written to files. */
export const createMailServer = (config: Pick<Config, 'SMTP_URL'>) =>
  config.SMTP_URL
    ? nodemailer.createTransport(config.SMTP_URL, {
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      } as object)
    : undefined

/**
 * Sends by SMTP if `SMTP_URL` is set, else writes one `.eml` file per mail to `<DATA_DIR>/mail`, readable with any mail
 * program.
 */
export function createMailTransport(config: Config): SendMail {
  const server = createMailServer(config)
  if (server) return async (mail) => void (await server.sendMail(messageOf(config, mail)))
  const files = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const folder = mailFolder(config)
  return async (mail) => {
    const { message } = await files.sendMail(messageOf(config, mail))
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id.slice(0, 8)}.eml`
    await writeAtomically(join(folder, name), message as Buffer)
  }
}
