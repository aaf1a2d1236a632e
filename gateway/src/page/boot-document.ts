import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Locale } from '@sureda/contract/codes/locale'
import type { BootDocument } from '@sureda/contract/remote/registry'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { GatewayOptions } from '../options.ts'

/**
 * What a page knows of its office and shell before any script runs.
 * @param live false if the brand could not be read
 */
export function bootDocument(
  tenant: Tenant,
  live: boolean,
  shell: ShellFiles,
  options: GatewayOptions,
): BootDocument {
  return {
    format: 1,
    tenant,
    host: tenant.known ? 'known' : 'unknown',
    live,
    // the development build changes while the page is open, so nothing of it may be stored
    serviceWorker: options.development ? 'off' : (options.serviceWorker ?? 'on'),
    shellApi: options.shellApi,
    shell: {
      version: shell.version,
      locales: Object.fromEntries(
        Object.entries(shell.locales).map(([locale, file]) => [locale, `/${file}`]),
      ) as Record<Locale, string>,
    },
  }
}
