/** Texts of the page, in Catalan like most of the app's own. */
export const news = [
  {
    id: 1,
    title: 'La lleva comença aquesta setmana',
    text: 'Les colles entren als boscos de Cassà. Respecteu els camins senyalitzats.',
    type: 'Avís',
  },
  {
    id: 2,
    title: 'Autobús al Puig d’Arques',
    text: 'Diumenge, sortida a les 9.00 de la plaça de la Coma.',
    type: 'Transport',
  },
  {
    id: 3,
    title: 'Consell del dia',
    text: 'Porteu aigua: a l’estiu les fonts poden baixar seques.',
    type: 'Consell',
  },
  {
    id: 4,
    title: 'Tast de cuina surera',
    text: 'Els divendres, menú de pelador amb arròs de muntanya.',
    type: 'Menjar',
  },
]

export const slots = [
  { time: '09:00', capacity: 12, remaining: 8, status: 'available' as const },
  { time: '10:30', capacity: 12, remaining: 2, status: 'available' as const },
  { time: '12:00', capacity: 12, remaining: 0, status: 'full' as const },
  { time: '16:30', capacity: 12, remaining: 12, status: 'available' as const },
]
