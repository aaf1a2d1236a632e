import { existsSync } from 'node:fs'
import path from 'node:path'
import { intlTag, type Locale } from '@sureda/contract/codes/locale'
import { paths } from '@sureda/contract/remote/paths'
import { noticeOf } from '@sureda/contract/rules/notice-of'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { sheetText } from '../../../errors/messages.ts'
import { type PackageSheet, printableLine, printableText } from './sheet.ts'
import { sheetFonts } from './sheet-fonts.ts'

interface Setting {
  lang: PackageSheet['lang'] & Parameters<typeof sheetText>[1]
  tenant: Tenant
  operator: Operator | null
  changedAt: Date
  /** Folder of the packs: pictures and logos are read from there. */
  mediaRoot: string
  /** Absolute address of a page of this tenant. */
  addressOf: (page: string) => string
}

const NAME = /^[a-z][a-z0-9-]*\/[\w.-]+$/
/** `gavarres/e-alba-800.avif` → the widest file of that picture on disk; null where there is none. */
export function stored(mediaRoot: string, file: string | null): string | null {
  if (!file || !NAME.test(file) || file.includes('..')) return null
  const onDisk = path.resolve(mediaRoot, file.replace('/', '/media/'))
  const wide = onDisk.replace(/-\d+(\.\w+)$/, '-1200$1')
  return [wide, onDisk].find((candidate) => existsSync(candidate)) ?? null
}

/** Telephone, mail and web links from texts that may have been typed by hand. */
const reachable = (operator: Operator, word: (key: string) => string, address: string) => {
  const web = operator.website && URL.canParse(operator.website) ? new URL(operator.website) : null
  return [
    operator.address && { label: '', text: operator.address, url: null },
    operator.phone && {
      label: word('phone'),
      text: operator.phone,
      url: `tel:${operator.phone.replace(/[^+\d]/g, '')}`,
    },
    operator.email && {
      label: word('email'),
      text: operator.email,
      url: `mailto:${encodeURIComponent(operator.email).replace('%40', '@')}`,
    },
    web && /^https?:$/.test(web.protocol) && { label: word('website'), text: web.host, url: web.href },
    { label: '', text: word('operator_online'), url: address },
  ].filter((line) => typeof line === 'object' && line !== null)
}

/** Content of a package's sheet in one language, ready to be drawn. */
export function toSheet(item: TravelPackageDetail, setting: Setting): PackageSheet {
  const { lang, tenant, operator, mediaRoot, addressOf } = setting
  const word = (key: string, values?: Record<string, unknown>) => sheetText(key, lang, values)
  const list = (items: readonly string[]) => items.slice(0, 100).map(printableLine).filter(Boolean)
  const group = (title: string | null, items: readonly string[]) => ({ title, items: list(items) })
  const filled = (groups: { title: string | null; items: string[] }[]) =>
    groups.filter((one) => one.items.length > 0)
  const { colors, logo, typography } = tenant.branding
  const picture = stored(mediaRoot, item.image)
  return {
    lang,
    title: printableLine(item.title) || item.id,
    kind: word(`type_${item.type}`),
    facts: [daysIn(lang, item.duration), priceIn(lang, item.price, word), item.operator?.name ?? '']
      .map(printableLine)
      .filter(Boolean),
    notice: noticeIn(lang, item, word),
    summary: printableText(item.summary),
    description: printableText(item.description),
    demoNote: item.demo ? word('demo') : null,
    picture:
      picture === null
        ? null
        : { file: picture, alt: printableLine(item.image_alt ?? item.title) || item.id },
    itinerary: { title: word('itinerary'), days: daysOf(item, word, addressOf) },
    sections: [
      {
        title: word('services'),
        groups: filled([
          group(word('included'), item.services_included),
          group(word('not_included'), item.services_not_included),
          group(word('additional'), item.services_additional),
        ]),
      },
      { title: word('requirements'), groups: filled([group(null, item.requirements)]) },
    ],
    contact: operator && {
      title: word('operator'),
      name: printableLine(operator.name),
      lines: reachable(operator, word, addressOf(paths.operator(operator.id))).map((line) => ({
        ...line,
        text: printableLine(line.text),
      })),
    },
    online: { text: word('online'), url: addressOf(paths.travelPackage(item.id)) },
    brand: {
      name: printableLine(tenant.name),
      logo: stored(mediaRoot, logo.light),
      colors,
      fonts: sheetFonts(typography),
    },
    pageLabel: word('page', { page: '{{page}}', pages: '{{pages}}' }),
    changedAt: setting.changedAt.toISOString(),
  }
}

function daysOf(
  item: TravelPackageDetail,
  word: (key: string, values?: Record<string, unknown>) => string,
  addressOf: Setting['addressOf'],
) {
  const numbers = [...new Set(item.itinerary.map((step) => step.day))].sort((a, b) => a - b)
  return numbers.slice(0, 30).map((day) => ({
    title: word('day', { day }),
    steps: item.itinerary
      .filter((step) => step.day === day)
      .slice(0, 20)
      .map((step) => ({
        time: printableLine(step.time),
        title: printableLine(step.title) || '–',
        place: printableLine(step.place),
        url: step.experience_id
          ? addressOf(paths.experience(step.experience_id))
          : step.route_id
            ? addressOf(paths.route(step.route_id))
            : null,
      })),
  }))
}

function noticeIn(
  lang: Locale,
  item: TravelPackageDetail,
  word: (key: string) => string,
): PackageSheet['notice'] {
  const notice = noticeOf(item)
  if (!notice) return null
  // noon, so that the calendar day is the same in every time zone
  const day = notice.date && dayIn(lang, new Date(`${notice.date}T12:00:00Z`))
  return printableText(`${[word('notice'), day].filter(Boolean).join(' · ')}\n${notice.text}`)
}

const dayIn = (lang: Locale, day: Date) =>
  new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long' }).format(day)

const daysIn = (lang: string, days: number) =>
  new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

function priceIn(
  lang: string,
  price: number | null,
  word: (key: string, values?: Record<string, unknown>) => string,
): string {
  if (price === null) return word('price_on_request')
  if (price === 0) return word('price_free')
  const euros = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  })
  return word('price', { price: euros.format(price) })
}
