/** Prefix of every call. Its own file, so that a client that needs only this does not load the whole contract. */
export const API_BASE = '/api/v1'
