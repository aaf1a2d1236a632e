import { useOnline } from '@sureda/remote/device'
import type { OfflinePackSubject } from '@sureda/remote/offline'
import { useBrowserValue } from '@sureda/ui/core'
import { type ComponentType, useEffect, useState } from 'react'
import { canStore } from '../app/can-store.ts'
import css from './save-offline-offer.module.css'

type Card = ComponentType<OfflinePackSubject>
const loadCard = async (): Promise<Card> => (await import('./save-offline-card.tsx')).SaveOfflineCard
let arrived: Card | undefined

/**
 * The offer to save something. Its code loads after the screen's; if the network fails in between, the screen works
 * without the offer until the network returns.
 */
export function SaveOfflineOffer(subject: OfflinePackSubject) {
  // the server cannot ask the phone: it reserves the space
  const isPossible = useBrowserValue(canStore, true)
  return isPossible ? <Offer {...subject} /> : null
}

function Offer(subject: OfflinePackSubject) {
  const online = useOnline()
  const [Card, setCard] = useState<Card | undefined>(() => arrived)
  const [failed, setFailed] = useState(false)
  // retries when the network returns
  useEffect(() => {
    if (Card) return
    loadCard().then(
      (card) => {
        arrived = card
        setCard(() => card)
      },
      () => setFailed(true),
    )
  }, [Card, online])
  if (Card) return <Card {...subject} />
  return failed ? null : <div className={css.offer} data-needs-scripts="" />
}
