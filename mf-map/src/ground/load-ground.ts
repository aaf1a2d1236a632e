/** Painter and reader of the territory's own ground: one file, fetched when it is wanted. */
export const loadPainter = () => import(/* webpackChunkName: "ground" */ './ground-layer.ts')
export const loadReader = () => import(/* webpackChunkName: "ground" */ './open-ground.ts')
