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

/** Google and Apple on the login screen: redirect, return, and every failure. */
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
    // Back from the provider may restore this page from the back/forward cache
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
        // the person has started another attempt
        if (attempt !== attempts.current) return
        setBusy(null)
        setError(reason instanceof ProviderError ? reason : new ProviderError(provider, 'general'))
      })
    },
    /** Another way to sign in is tried: drops messages of this one, now and later. */
    forget: () => {
      attempts.current++
      setBusy(null)
      setError(null)
    },
  }
}
