import { BOOT_SCRIPT_ID, type BootDocument } from '@sureda/contract/remote/registry'

/** The boot document in the page: tenant, host and the shell's files. Null if the page is not ours. */
export function readBootDocument(): BootDocument | null {
  try {
    const boot = JSON.parse(document.getElementById(BOOT_SCRIPT_ID)?.textContent ?? '') as BootDocument
    return boot.format === 1 && boot.tenant && boot.shell?.locales ? boot : null
  } catch {
    return null
  }
}
