/** Where every call begins. Its own file: a client that needs this one word should not carry the table of all calls. */
export const API_BASE = '/api/v1'
