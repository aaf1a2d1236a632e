import type { BottomBarItem } from '../src/frame/bottom-bar.tsx'

export const places: BottomBarItem[] = [
  { href: '#inicio', icon: 'home', label: 'Inici', isCurrent: true },
  { href: '#agenda', icon: 'calendar', label: 'Agenda' },
  { href: '#mapa', icon: 'map', label: 'Mapa' },
  { href: '#experiencias', icon: 'compass', label: 'Experiències' },
  { href: '#perfil', icon: 'user', label: 'Perfil', badge: 2 },
]
