import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupError } from './backup-error.ts'

type Change = (bytes: Uint8Array) => Promise<Uint8Array>

const unchanged: Change = async (bytes) => bytes

/**
 * Encrypts for the holders of the keys that belong to `recipients` (age1…); the server itself cannot decrypt it. Throws
 * `BackupError`.
 */
export function encrypterFor(recipients: readonly string[]): Change {
  if (recipients.length === 0) return unchanged
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new BackupError(`BACKUP_RECIPIENTS must be age1…, as "backup key" prints it, not "${recipient}".`)
    }
  }
  return (bytes) => encrypter.encrypt(bytes)
}

/**
 * Decrypts with the key in the text of a key file. Throws `BackupError` if the file has none; the returned function
 * throws it for bytes encrypted for another key.
 */
export function decrypterOf(keyFile: string): Change {
  const [key] = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(keyFile) ?? []
  if (!key) throw new BackupError('The key file holds no line that begins with AGE-SECRET-KEY-1.')
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(key)
  } catch {
    throw new BackupError('The key file is damaged: its key is incomplete.')
  }
  return async (bytes) => {
    try {
      return await decrypter.decrypt(bytes)
    } catch (error) {
      throw new BackupError('The key does not open this backup: it was encrypted for another one.', {
        cause: error,
      })
    }
  }
}

/** Generates a key pair: the text of the key file, and the recipient to encrypt for. */
export async function newKeyPair(): Promise<{ keyFile: string; recipient: string }> {
  const key = await generateX25519Identity()
  const recipient = await identityToRecipient(key)
  return { keyFile: `# public key: ${recipient}\n${key}\n`, recipient }
}
