import { paths } from '@sureda/contract/paths'
import type { IconName } from '@sureda/ui/icon'

export interface ProfileSection {
  id:
    | 'experiences'
    | 'preferences'
    | 'carbon'
    | 'rewards'
    | 'reservations'
    | 'favorites'
    | 'configuration'
    | 'edit'
  path: string
  icon: IconName
}

/** The ways on from the profile, in the order of the specification. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  { id: 'experiences', path: paths.experiences(), icon: 'compass' },
  { id: 'preferences', path: paths.preferences(), icon: 'sliders' },
  { id: 'carbon', path: paths.carbon(), icon: 'leaf' },
  { id: 'rewards', path: paths.rewards(), icon: 'gift' },
  { id: 'reservations', path: paths.reservations(), icon: 'ticket' },
  { id: 'favorites', path: paths.favorites(), icon: 'heart' },
  { id: 'configuration', path: paths.configuration(), icon: 'settings' },
  { id: 'edit', path: paths.editProfile(), icon: 'edit' },
]
