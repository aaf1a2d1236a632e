import { useEffect } from 'react'
import { create } from 'zustand'

/** The title a screen gives itself once its content is known; the shell shows the declared one until then. */
export const useShownTitle = create<{ title: string | null }>(() => ({ title: null }))

/** Sets the title in the app bar and the browser while the calling screen is open. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    useShownTitle.setState({ title })
    return () => useShownTitle.setState({ title: null })
  }, [title])
}
