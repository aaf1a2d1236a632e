/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { completedRouteSubject as walkedSubject } from './complete-route.ts'
export {
  clearArrival as forgetArrival,
  clearArrivals as forgetArrivals,
  readArrival as arrivalOn,
  saveArrival as rememberArrival,
} from './route-arrivals.ts'
export { setWalkBegun as markWalk } from './walk-mark.ts'
