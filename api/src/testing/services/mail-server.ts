import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** A value for `SMTP_URL`, with the right password or another one. */
  url(password?: string): string
  /** The number of accepted mails. */
  mails(): number
  /**
   * Makes every recipient be refused with this answer, e.g. 450 (temporary) or 550 (permanent); without one, mails are
   * accepted.
   */
  refuse(code?: number): void
  /** Changes the password of `office`. */
  changePassword(to: string): void
  stop(): Promise<void>
}

/** An SMTP server that accepts mails of the user `office` with the password `right`, until it is changed. */
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
