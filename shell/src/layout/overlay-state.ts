import { create } from 'zustand'

interface Overlays {
  isMenuOpen: boolean
  /** Address to return to after signing in, while the prompt is open. */
  loginTarget: string | null
  isLogoutOpen: boolean
}

/** Open overlays. Their code loads when first opened. */
export const useOverlays = create<Overlays>(() => ({
  isMenuOpen: false,
  loginTarget: null,
  isLogoutOpen: false,
}))

export const openMenu = (): void => useOverlays.setState({ isMenuOpen: true })
export const setMenuOpen = (isMenuOpen: boolean): void => useOverlays.setState({ isMenuOpen })
export const askToLogin = (loginTarget: string): void => useOverlays.setState({ loginTarget })
export const closeLoginPrompt = (): void => useOverlays.setState({ loginTarget: null })
export const setLogoutOpen = (isLogoutOpen: boolean): void => useOverlays.setState({ isLogoutOpen })
