import { intlTag, type Locale } from '@sureda/contract/codes/locale'
import { formatter } from '@sureda/ui/core'
import { phoneTime, serverNow } from '../device/server-time.ts'
import { useSession } from '../session/session.ts'
import { useTimeZone } from './time-zone.ts'

/**
 * The language with the region of the person's phone: `de-AT` formats dates and numbers as in Austria. English is
 * always the European one, as in the server's mails: two orders of day and month cannot be told apart on one screen.
 */
export const regionalLocale = (language: Locale): string => {
  if (language === 'en') return intlTag(language)
  // some browsers report tags of their own (`de-AT@posix`) that Intl refuses
  const isRegional = (tag: string) => /^[a-z]{2}-[A-Z]{2}$/.test(tag) && tag.startsWith(language)
  return globalThis.navigator?.languages?.find(isRegional) ?? language
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Dates, times, money and distances in the visitor's language and the territory's time zone. */
export function formatFor(spoken: Locale, timeZone: string) {
  const language = regionalLocale(spoken)
  const date = (options: Intl.DateTimeFormatOptions) =>
    formatter(Intl.DateTimeFormat, language, { timeZone, ...options })
  const calendarDay = (options: Intl.DateTimeFormatOptions) =>
    formatter(Intl.DateTimeFormat, language, { timeZone: 'UTC', ...options })
  const unit = (value: number, name: string, digits = 0) =>
    formatter(Intl.NumberFormat, language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value)
  const yearOf = (moment: Date) => date({ year: 'numeric' }).format(moment)
  // the year is omitted only if it is the current one in the territory
  const yearUnlessNow = (year: string): Intl.DateTimeFormatOptions =>
    year === yearOf(new Date(serverNow())) ? {} : { year: 'numeric' }
  const instant = (iso: string, options: Intl.DateTimeFormatOptions) => {
    const moment = new Date(iso)
    return date({ ...options, ...yearUnlessNow(yearOf(moment)) }).format(moment)
  }
  return {
    /** An instant, as `12 March 2027`. */
    date: (iso: string) => date({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso)),
    /** An instant, as `Fri 12 Mar`; with the year if it is not the current one. */
    shortDate: (iso: string) => instant(iso, DAY),
    /** An instant, as `18:30`. */
    time: (iso: string) =>
      date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso)),
    dateTime: (iso: string) => instant(iso, { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    /** The end of a period: midnight is shown as the day before. */
    until: (iso: string) =>
      date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso)) === '00:00'
        ? instant(new Date(Date.parse(iso) - 1).toISOString(), DAY)
        : instant(iso, { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    /** A calendar day `YYYY-MM-DD`, without time zone; with the year if it is not the current one. */
    day: (day: string) =>
      calendarDay({
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...yearUnlessNow(day.slice(0, 4)),
      }).format(new Date(`${day}T00:00:00Z`)),
    /** Day number and short month of a calendar day or instant, for date tiles; with the year if it is not the current one. */
    tile: (iso: string) => ({
      day: date({ day: 'numeric' }).format(new Date(iso)),
      month: instant(iso, { month: 'short' }),
    }),
    number: (value: number, digits = 0) =>
      formatter(Intl.NumberFormat, language, { maximumFractionDigits: digits }).format(value),
    percent: (share: number) =>
      formatter(Intl.NumberFormat, language, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    /** Euros; cents only if there are any. */
    money: (euros: number) =>
      formatter(Intl.NumberFormat, language, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
      }).format(euros),
    /** Kilometres; metres under one kilometre. */
    distance: (km: number) => {
      const metres = Math.round(km * 1000)
      return metres < 1000 ? unit(metres, 'meter') : unit(km, 'kilometer', 1)
    },
    metres: (metres: number) => unit(Math.round(metres), 'meter'),
    /** Minutes, as `2 h 30 min`. */
    duration: (minutes: number) => {
      const hours = Math.floor(minutes / 60)
      const rest = Math.round(minutes % 60)
      return [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')]
        .filter(Boolean)
        .join(' ')
    },
    temperature: (celsius: number) => unit(Math.round(celsius), 'celsius'),
    speed: (kmh: number) => unit(Math.round(kmh), 'kilometer-per-hour'),
    /** Relative time, as `3 minutes ago`; `now` within half a minute. */
    ago: (time: number, now = phoneTime()) => {
      const minutes = Math.round((time - now) / 60_000)
      const relative = formatter(Intl.RelativeTimeFormat, language, { numeric: 'auto' })
      if (minutes === 0) return relative.format(0, 'second')
      if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
      return Math.abs(minutes) < 60 * 24
        ? relative.format(Math.round(minutes / 60), 'hour')
        : relative.format(Math.round(minutes / 1440), 'day')
    },
  }
}

export type Format = ReturnType<typeof formatFor>

export function useFormat(): Format {
  const language = useSession((state) => state.language)
  const timeZone = useTimeZone()
  return formatFor(language, timeZone)
}
