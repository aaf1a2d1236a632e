import { useEffect } from 'react'
import { create } from 'zustand'

/** The title that a screen sets once its content is known; until then the shell shows the declared one. */
export const useShownTitle = create<{ title: string | null }>(() => ({ title: null }))

/** Sets the title in the app bar and the browser while the screen is mounted. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    useShownTitle.setState({ title })
    return () => useShownTitle.setState({ title: null })
  }, [title])
}
