import { shell } from '../shell/services.ts'
import type { OfflinePackSubject } from './pack-subject.ts'

/** Offers to save something for use without network. The shell owns what is saved; nothing is drawn where the phone can store nothing. */
export function SaveOffline(subject: OfflinePackSubject) {
  const { SaveOffline: Offer } = shell()
  return <Offer {...subject} />
}
