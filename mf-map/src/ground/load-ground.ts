/** Painter and reader of the territory's own ground, in one chunk that is fetched when a map needs it. */
export const loadPainter = () => import(/* webpackChunkName: "ground" */ './ground-layer.ts')
export const loadReader = () => import(/* webpackChunkName: "ground" */ './open-ground.ts')
