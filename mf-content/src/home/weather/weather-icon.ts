import type { IconName } from '@sureda/ui/icons'

const BY_CODE: Record<string, IconName> = {
  '01': 'sun',
  '02': 'cloud-sun',
  '03': 'cloud',
  '04': 'cloud',
  '09': 'cloud-rain',
  '10': 'cloud-rain',
  '11': 'cloud-lightning',
  '13': 'snowflake',
  '50': 'cloud-fog',
}

/** The icon for a code of the weather service (`01d` … `50n`). */
export function weatherIcon(code: string): IconName {
  if (code === '01n') return 'moon'
  return BY_CODE[code.slice(0, 2)] ?? 'cloud-sun'
}
