/** The part of react-router that the platform supports. Everything else is left out of the shell. */

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
} from '~react-router'
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Outlet,
  redirect,
  replace,
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
  useSearchParams,
} from '~react-router'
export { RouterProvider } from '~react-router/dom'
