/** Set by the build; `test` under vitest. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
