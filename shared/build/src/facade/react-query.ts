/** The part of TanStack Query that the platform supports. Everything else is left out of the shell. */

// named in the declarations of every file that exports query options
export type {
  DefaultError,
  FetchQueryOptions,
  Mutation,
  OmitKeyof,
  Query,
  QueryClientConfig,
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
  QueryKeyWithDataTag,
  QueryState,
  UseMutateFunction,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '~react-query'
export {
  focusManager,
  hashKey,
  keepPreviousData,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useIsFetching,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '~react-query'
