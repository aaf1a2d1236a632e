import * as runtime from 'react-refresh/runtime'

// first entry of the shell's development build, before React is loaded
globalThis.__SUREDA_REFRESH__ = runtime
