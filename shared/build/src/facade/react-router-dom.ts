/** The part of react-router-dom that the platform supports. Everything else is left out of the shell. */

import { useCallback, useContext } from 'react'
import {
  type SetURLSearchParams,
  UNSAFE_DataRouterContext,
  type URLSearchParamsInit,
  useSearchParams as useRenderedSearchParams,
} from '~react-router-dom'

export type {
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  NavigateOptions,
  Params,
  Path,
  RouteObject,
  To,
  UIMatch,
} from '~react-router-dom'
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Outlet,
  RouterProvider,
  redirect,
  replace,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from '~react-router-dom'

/**
 * Like the library's, but a function gets the current parameters. The library passes those of the last rendering, so
 * of two filters tapped in quick succession the first would be lost.
 */
export function useSearchParams(initial?: URLSearchParamsInit): ReturnType<typeof useRenderedSearchParams> {
  const [search, setSearch] = useRenderedSearchParams(initial)
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const set = useCallback<SetURLSearchParams>(
    (next, options) =>
      setSearch(
        typeof next === 'function' && router
          ? () => next(new URLSearchParams(router.state.location.search))
          : next,
        options,
      ),
    [setSearch, router],
  )
  return [search, set]
}
