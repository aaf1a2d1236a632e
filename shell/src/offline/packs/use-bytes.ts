import { useSession } from '@sureda/remote/session'
import { formatBytes } from './format-bytes.ts'

/** Formats sizes in the person's language. */
export function useBytes(): (bytes: number) => string {
  const language = useSession((state) => state.language)
  return (bytes) => formatBytes(bytes, language)
}
