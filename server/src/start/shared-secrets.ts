import type { Database } from '@sureda/api/database/database'
import type { Secret } from '@sureda/api/secret'
import { assertSharedSecrets, type SharedSecret } from '@sureda/api/shared-secrets/shared-secrets'
import type { Instance } from './instance.ts'

/** Refuses to start if the secrets differ from those of other processes. Throws `ConfigError`. */
export async function assertSecretsOfOthers({ db, kind }: Database, instance: Instance): Promise<void> {
  // the embedded database has no other process, and a local trial has no secrets
  if (kind === 'embedded' || (instance.role === 'both' && instance.config.NODE_ENV !== 'production')) return
  await assertSharedSecrets(db, secretsOf(instance))
}

function secretsOf({ role, config }: Instance): Partial<Record<SharedSecret, Secret | undefined>> {
  const { INTERNAL_KEY, PASS_SECRET } = config
  if (role === 'api') return { INTERNAL_KEY, PASS_SECRET }
  const { OVERRIDE_SECRET } = config
  return role === 'gateway' ? { INTERNAL_KEY, OVERRIDE_SECRET } : { OVERRIDE_SECRET, PASS_SECRET }
}
