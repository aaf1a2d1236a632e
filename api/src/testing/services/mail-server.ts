import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`, with the right password or another one. */
  url(password?: string): string
  /** How many mails were handed over. */
  mails(): number
  /** From now on every recipient is refused with this answer, e.g. 450 for a while or 550 for good; without one they are taken. */
  refuse(code?: number): void
  /** From now on `office` has this password. */
  changePassword(to: string): void
  stop(): Promise<void>
}

/** A server that takes mails of the user `office` with the password `right`, until it is changed. */
export async function startMailServer(): Promise<MailServer> {
  let mails = 0
  let valid = 'right'
  let refusal: number | undefined
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'office' && password === valid
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onRcptTo: ({ address }, _session, done) =>
      done(refusal ? Object.assign(new Error(`<${address}> refused`), { responseCode: refusal }) : null),
    onData: (stream, _session, done) => {
      mails += 1
      stream.on('end', () => done()).resume()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: (password = 'right') => `smtp://office:${password}@127.0.0.1:${port}`,
    mails: () => mails,
    changePassword: (to) => {
      valid = to
    },
    refuse: (code) => {
      refusal = code
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
