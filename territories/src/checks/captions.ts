const CUE = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?: .*)?$/m

/** Whether a browser would show these captions. It says nothing of a file that it cannot read: it shows none. */
export function captionsFault(text: string): string | undefined {
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'is no WebVTT: its first line must say WEBVTT'
  return CUE.test(text) ? undefined : 'has no captions: a time is written 00:01.000 --> 00:04.000'
}
