import { useSession } from '@sureda/remote/session'
import { useEffect, useRef, useState } from 'react'
import { completeSignIn } from '../session/sign-in.ts'
import {
  finishProviderSignIn,
  isProviderPending,
  leaveForProvider,
  type Provider,
  ProviderError,
} from './provider-sign-in.ts'

/** Google and Apple on the login screen: leaving, coming back, and each way it can fail. */
export function useProviderSignIn() {
  const [busy, setBusy] = useState<Provider | null>(null)
  const [error, setError] = useState<ProviderError | null>(null)
  const attempts = useRef(0)
  useEffect(() => {
    const finish = () =>
      finishProviderSignIn()
        .then((answer) => {
          if (answer) completeSignIn(answer)
        })
        .catch((reason: unknown) => {
          setBusy(null)
          setError(reason instanceof ProviderError ? reason : new ProviderError(null, 'general'))
        })
    void finish()
    // a page stored by the browser while the person was at the provider's, and came back with the back button
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isProviderPending()) void finish()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  return {
    busy,
    error,
    begin: (provider: Provider) => {
      const { tenant } = useSession.getState()
      const attempt = ++attempts.current
      setBusy(provider)
      setError(null)
      leaveForProvider(
        provider,
        provider === 'google' ? tenant?.google_client_id : tenant?.apple_client_id,
      ).catch((reason: unknown) => {
        // another way in is being tried by now
        if (attempt !== attempts.current) return
        setBusy(null)
        setError(reason instanceof ProviderError ? reason : new ProviderError(provider, 'general'))
      })
    },
    /** Another way in is tried: what this one has said, or may still say, is of no more use. */
    forget: () => {
      attempts.current++
      setBusy(null)
      setError(null)
    },
  }
}
