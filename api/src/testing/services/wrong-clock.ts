/** Environment of a process whose clock is off by so much, as `+1h`. Of Debian's package `faketime`; how long something takes stays true. */
export const clockOff = (by: string): Record<string, string> => ({
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
  FAKETIME: by,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
