/** The fragment of the address being opened. A router's request lacks it; the browser's address has it during the first load. */
export const initialHash = (pathname: string): string => (location.pathname === pathname ? location.hash : '')
