import { useSession } from '@sureda/remote/session'
import { formatBytes } from './format-bytes.ts'

/** Sizes in the person's language. */
export function useBytes(): (bytes: number) => string {
  const language = useSession((state) => state.language)
  return (bytes) => formatBytes(bytes, language)
}
