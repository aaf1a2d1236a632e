/**
 * Environment of a process whose clock is off by an offset such as `+1h`, by Debian's package `faketime`; durations
 * stay right.
 */
export const withClockOffset = (by: string): Record<string, string> => ({
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
  FAKETIME: by,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
