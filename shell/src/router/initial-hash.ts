/** The `#part` of the address that is being opened. A router's request has none; the browser's own address has it while the first page opens. */
export const initialHash = (pathname: string): string => (location.pathname === pathname ? location.hash : '')
