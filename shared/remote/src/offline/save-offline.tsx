import { shell } from '../shell/services.ts'
import type { OfflinePackSubject } from './pack-subject.ts'

/** Offers to save something for offline use. The shell owns what is saved; renders nothing where the phone can store nothing. */
export function SaveOffline(subject: OfflinePackSubject) {
  const { SaveOffline: Offer } = shell()
  return <Offer {...subject} />
}
