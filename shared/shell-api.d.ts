// Shell API 2.4.0. Written by "npm run packages -- --surface", which says what a change costs.

declare module 'was:@sureda/remote/api/call-options.d.ts' {
  import type { Method } from '@sureda/contract/calls/call';
  import type { AnswerOf, BodyOf, CallName, ParamsOf, PathOf, QueryOf } from '@sureda/contract/calls/calls';
  export type QueryValue = string | number | boolean | null | undefined;
  export interface SendOptions {
      signal?: AbortSignal;
      idempotencyKey?: string;
      askAgain?: boolean;
      ifMatch?: string;
      needsToken?: boolean;
      timeoutMs?: number;
      keepalive?: boolean;
      asGuest?: boolean;
  }
  export interface RequestOptions extends SendOptions {
      query?: Record<string, QueryValue>;
  }
  export type NameOf<M extends Method, P extends string> = Extract<CallName, `${M} ${P}`>;
  type Sent<V> = unknown extends V ? QueryValue : V | null | undefined | (V extends 'true' ? boolean : never);
  type WithQuery<N extends CallName> = [QueryOf<N>] extends [never] ? {
      query?: undefined;
  } : {
      query?: {
          [K in keyof QueryOf<N>]?: Sent<QueryOf<N>[K]>;
      };
  };
  type WithParams<N extends CallName> = [ParamsOf<N>] extends [never] ? {
      params?: undefined;
  } : {
      params: ParamsOf<N>;
  };
  export type CallOptions<N extends CallName> = SendOptions & WithQuery<N> & WithParams<N>;
  export type OptionsArgument<N extends CallName> = [ParamsOf<N>] extends [never] ? [options?: CallOptions<N>] : [options: CallOptions<N>];
  export type BodyArgument<N extends CallName> = [BodyOf<N>] extends [never] ? FormData | undefined : BodyOf<N>;
  export type ChangeArguments<N extends CallName> = undefined extends BodyArgument<N> ? [ParamsOf<N>] extends [never] ? [body?: BodyArgument<N>, options?: CallOptions<N>] : [body: BodyArgument<N>, options: CallOptions<N>] : [body: BodyArgument<N>, ...options: OptionsArgument<N>];
  export type Answered<M extends Method, P extends PathOf<M>> = AnswerOf<NameOf<M, P>>;
  export {};
}

declare module 'was:@sureda/remote/api/client.d.ts' {
  import type { Method } from '@sureda/contract/calls/call';
  import type { PathOf } from '@sureda/contract/calls/calls';
  import type { Answered, ChangeArguments, NameOf, OptionsArgument, RequestOptions } from 'was:@sureda/remote/api/call-options.d.ts';
  export function setUnauthorizedHandler(handler: (token: string | null) => void): void;
  interface Api {
      get<P extends PathOf<'GET'>>(path: P, ...options: OptionsArgument<NameOf<'GET', P>>): Promise<Answered<'GET', P>>;
      post<P extends PathOf<'POST'>>(path: P, ...sent: ChangeArguments<NameOf<'POST', P>>): Promise<Answered<'POST', P>>;
      put<P extends PathOf<'PUT'>>(path: P, ...sent: ChangeArguments<NameOf<'PUT', P>>): Promise<Answered<'PUT', P>>;
      delete<P extends PathOf<'DELETE'>>(path: P, ...options: OptionsArgument<NameOf<'DELETE', P>>): Promise<Answered<'DELETE', P>>;
      file<P extends PathOf<'GET'>>(path: P, ...options: OptionsArgument<NameOf<'GET', P>>): Promise<Blob>;
  }
  export const api: Api;
  export function request<T>(method: Method, path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  export function retryAfterReload(): Promise<number>;
  export {};
}

declare module 'was:@sureda/remote/api/error-message.d.ts' {
  import type { TFunction } from 'i18next';
  export function errorMessage(error: unknown, t: TFunction, fallback?: string): string;
}

declare module 'was:@sureda/remote/api/errors.d.ts' {
  import type { Problem, ProblemFieldError } from '@sureda/contract/codes/problem';
  import type { ProblemCode } from '@sureda/contract/codes/problem-codes';
  export class ApiError extends Error {
      readonly name = "ApiError";
      readonly status: number;
      readonly code: ProblemCode | 'unreadable_answer';
      readonly text: string | null;
      readonly errors: readonly ProblemFieldError[];
      readonly data: Readonly<Record<string, unknown>>;
      readonly retryAfter: number | null;
      constructor(status: number, problem: Partial<Problem> | null, retryAfter?: number | null);
  }
  export class RequestTimeoutError extends Error {
      readonly name = "RequestTimeoutError";
  }
  export class MissingTokenError extends Error {
      readonly name = "MissingTokenError";
      constructor();
  }
  export class OfflineError extends Error {
      readonly name = "OfflineError";
      readonly isSent: boolean;
      constructor(message: string, isSent?: boolean);
  }
  export const isUnreachable: (error: unknown) => boolean;
  export const isUnanswered: (error: unknown) => boolean;
  export function mayHaveArrived(error: unknown): boolean;
}

declare module 'was:@sureda/remote/api/former-names.d.ts' {
  export { clearSentChanges as forgetAllSent } from 'was:@sureda/remote/internal/unanswered-store.d.ts';
  export { retryAfterReload as askAfterReload } from 'was:@sureda/remote/api/client.d.ts';
  export { isUnreachable as isDown } from 'was:@sureda/remote/api/errors.d.ts';
  export { type EarlierAttempt as Before, retryUntilAnswered as untilAnswered, stopRetries as stopAsking, } from 'was:@sureda/remote/api/retry-until-answered.d.ts';
}

declare module 'was:@sureda/remote/api/idempotency-key.d.ts' {
  export function newIdempotencyKey(): string;
}

declare module 'was:@sureda/remote/api/index.d.ts' {
  export { clearSentChanges } from 'was:@sureda/remote/internal/unanswered-store.d.ts';
  export * from 'was:@sureda/remote/api/call-options.d.ts';
  export * from 'was:@sureda/remote/api/client.d.ts';
  export * from 'was:@sureda/remote/api/error-message.d.ts';
  export * from 'was:@sureda/remote/api/errors.d.ts';
  export * from 'was:@sureda/remote/api/former-names.d.ts';
  export * from 'was:@sureda/remote/api/idempotency-key.d.ts';
  export * from 'was:@sureda/remote/api/retry-until-answered.d.ts';
  export * from 'was:@sureda/remote/api/use-idempotency-key.d.ts';
}

declare module 'was:@sureda/remote/api/retry-until-answered.d.ts' {
  export const useIsUnanswered: (key: string) => boolean;
  export function stopRetries(): void;
  export interface EarlierAttempt {
      since: number | undefined;
  }
  export function retryUntilAnswered<T>(key: string, send: (isAgain: boolean) => Promise<T>, what?: string, before?: EarlierAttempt): Promise<T>;
}

declare module 'was:@sureda/remote/api/use-idempotency-key.d.ts' {
  export function useIdempotencyKey(): (body: unknown) => string;
}

declare module 'was:@sureda/remote/device/cache-storage.d.ts' {
  export const CACHE_PREFIX = "cache:";
  export const REGISTRY_CACHE_KEY = "cache:registry";
  export const CACHE_MAX_AGE_MS: number;
  export const cacheStorage: {
      getItem: (key: string) => string | null;
      removeItem: (key: string) => void;
      setItem: (key: string, value: string) => void;
      entries: () => [string, string][];
  };
  export function evictOldestAnswers(): boolean;
  export function cleanCache(now?: number): void;
  export function clearCache(): void;
  export const CACHE_CLEANUP_INTERVAL_MS = 120000;
}

declare module 'was:@sureda/remote/device/former-names.d.ts' {
  export { CACHE_MAX_AGE_MS as CACHE_KEEP_MS, evictOldestAnswers as makeRoom, REGISTRY_CACHE_KEY as LASTING_KEY, } from 'was:@sureda/remote/device/cache-storage.d.ts';
  export { canLocateWithoutPrompt as mayFindByItself } from 'was:@sureda/remote/device/position.d.ts';
  export { afterHydration as whenTimeGoesOn, isHydrating as isTimeHeld, recordServerTime as noteServerTime, setHydrationTime as holdTime, toServerTime as byServer, trustedNow as provenNow, } from 'was:@sureda/remote/device/server-time.d.ts';
  export { shrinkPhoto as photoWithin } from 'was:@sureda/remote/device/smaller-photo.d.ts';
}

declare module 'was:@sureda/remote/device/index.d.ts' {
  export * from 'was:@sureda/remote/device/cache-storage.d.ts';
  export * from 'was:@sureda/remote/device/former-names.d.ts';
  export * from 'was:@sureda/remote/device/next-task.d.ts';
  export * from 'was:@sureda/remote/device/online.d.ts';
  export * from 'was:@sureda/remote/device/position.d.ts';
  export * from 'was:@sureda/remote/device/server-time.d.ts';
  export * from 'was:@sureda/remote/device/smaller-photo.d.ts';
  export * from 'was:@sureda/remote/device/storage.d.ts';
  export * from 'was:@sureda/remote/device/use-address.d.ts';
  export * from 'was:@sureda/remote/device/use-now.d.ts';
  export * from 'was:@sureda/remote/device/when-idle.d.ts';
}

declare module 'was:@sureda/remote/device/next-task.d.ts' {
  export const nextTask: () => Promise<unknown>;
}

declare module 'was:@sureda/remote/device/online.d.ts' {
  export function useOnline(): boolean;
}

declare module 'was:@sureda/remote/device/position.d.ts' {
  export interface Position {
      latitude: number;
      longitude: number;
      accuracy: number;
  }
  type Coords = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>;
  export function plausiblePosition({ latitude, longitude, accuracy }: Coords): Position | null;
  export const plausibleHeight: (metres: number | null) => number | null;
  export type PositionFault = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';
  export class PositionError extends Error {
      readonly name = "PositionError";
      readonly fault: PositionFault;
      constructor(fault: PositionFault);
  }
  export const hasGeolocation: () => boolean;
  export function currentPosition(options?: {
      maxAgeMs?: number;
      precise?: boolean;
  }): Promise<Position>;
  export function positionPermission(): Promise<'granted' | 'prompt' | 'denied'>;
  export const canLocateWithoutPrompt: () => Promise<boolean>;
  export function positionFault(error: Pick<GeolocationPositionError, 'code'>): PositionFault;
  export {};
}

declare module 'was:@sureda/remote/device/server-time.d.ts' {
  export function recordServerTime(headers: Headers): void;
  export const toServerTime: (phoneTime: number) => number;
  export function setHydrationTime(at: number | undefined): void;
  export function afterHydration(action: () => void): void;
  export const isHydrating: () => boolean;
  export const phoneTime: () => number;
  export const serverNow: () => number;
  export function trustedNow(): number | undefined;
  export function isOlderThan(ms: number, since: number | undefined): boolean;
  export const isDoubtful: (ms: number, since: number | undefined) => boolean;
  export const useClockFault: () => number;
  export const dayIn: (timeZone: string, moment: number | Date) => string;
  export const todayIn: (timeZone: string) => string;
  export function useToday(): string;
}

declare module 'was:@sureda/remote/device/smaller-photo.d.ts' {
  export function shrinkPhoto(file: File, maxBytes: number): Promise<File | null>;
}

declare module 'was:@sureda/remote/device/storage.d.ts' {
  export const STORAGE_KEYS: {
      readonly token: 'auth_token';
      readonly user: 'auth_user';
      readonly guest: 'guest_mode';
      readonly visited: 'has_visited';
      readonly postLogin: 'post_login_redirect';
      readonly language: 'language';
  };
  export function readStored(key: string): string | null;
  export function writeStored(key: string, value: string): boolean;
  export function removeStored(...keys: string[]): void;
}

declare module 'was:@sureda/remote/device/use-address.d.ts' {
  export type AddressChange = Readonly<Record<string, string | null>>;
  export interface AddressOptions {
      isStep?: boolean;
      state?: unknown;
  }
  export interface Address {
      search: URLSearchParams;
      change: (words: AddressChange | ((now: URLSearchParams) => AddressChange), options?: AddressOptions) => void;
      clear: () => void;
  }
  export function useAddress(): Address;
}

declare module 'was:@sureda/remote/device/use-now.d.ts' {
  export function usePhoneTime(every: number | 'hour' | null): Date;
  export function useNow(everyMs: number): Date;
  export function useHour(): Date;
}

declare module 'was:@sureda/remote/device/when-idle.d.ts' {
  export function whenIdle(action: () => void, withinMs?: number, otherwiseMs?: number): void;
}

declare module 'was:@sureda/remote/export/calendar.d.ts' {
  export interface CalendarEntry {
      kind: 'event' | 'reservation';
      id: string;
      title: string;
      startsAt: string;
      endsAt: string;
      wholeDays?: {
          first: string;
          last: string;
      };
      location?: string;
      description?: string;
      url?: string;
      position?: {
          latitude: number;
          longitude: number;
      };
      isCertain?: boolean;
  }
  export function calendarFile(entry: CalendarEntry, now?: Date, territory?: string): string;
  export function saveToCalendar(entry: CalendarEntry): void;
}

declare module 'was:@sureda/remote/export/directions.d.ts' {
  interface Place {
      latitude: number;
      longitude: number;
      name: string;
  }
  interface WayThere {
      href: string;
      target?: '_blank';
      rel?: 'noreferrer';
  }
  export function directionsTo({ latitude, longitude, name }: Place, userAgent?: string): WayThere;
  export function searchAround(what: string, { latitude, longitude }: Omit<Place, 'name'>, userAgent?: string): WayThere;
  export {};
}

declare module 'was:@sureda/remote/export/gpx.d.ts' {
  export interface GpxPoint {
      latitude: number;
      longitude: number;
      elevation: number | null;
      at?: number;
      accuracy?: number;
  }
  export interface GpxTrack {
      name: string;
      description?: string;
      url?: string;
      stops?: readonly (GpxPoint & {
          name: string;
          description: string;
      })[];
      segments: readonly (readonly GpxPoint[])[];
  }
  export function gpxFile(track: GpxTrack, time?: Date): string;
}

declare module 'was:@sureda/remote/export/index.d.ts' {
  export * from 'was:@sureda/remote/export/calendar.d.ts';
  export * from 'was:@sureda/remote/export/directions.d.ts';
  export * from 'was:@sureda/remote/export/gpx.d.ts';
  export * from 'was:@sureda/remote/export/save-file.d.ts';
  export * from 'was:@sureda/remote/export/xml-text.d.ts';
}

declare module 'was:@sureda/remote/export/save-file.d.ts' {
  export const DOUBLE_TAP_MS = 1000;
  export function saveFile(name: string, type: string, content: string | Blob): boolean;
}

declare module 'was:@sureda/remote/export/xml-text.d.ts' {
  export function xmlText(text: string): string;
  export const degreesText: (value: number) => string;
  export const metresText: (value: number | null | undefined) => string;
}

declare module 'was:@sureda/remote/features/games/answer-subject.d.ts' {
  export const answerSubject: (gameId: string) => string;
  export const gameOfSubject: (subject: string) => string | null;
}

declare module 'was:@sureda/remote/features/games/finished-games.d.ts' {
  export function readFinishedGames(): Promise<string[]>;
  export function saveFinishedGame(id: string): Promise<void>;
}

declare module 'was:@sureda/remote/features/games/former-names.d.ts' {
  export { readFinishedGames as rememberedGames, saveFinishedGame as rememberGame } from 'was:@sureda/remote/features/games/finished-games.d.ts';
  export { clearReceipts as forgetReceipts, readReceipts as keptReceipts, saveGuestWin as keepGuestWin, saveReceipt as keepReceipt, } from 'was:@sureda/remote/features/games/guest-wins.d.ts';
}

declare module 'was:@sureda/remote/features/games/guest-wins.d.ts' {
  import type { PlayResult } from '@sureda/contract/schemas/games/game';
  export function readReceipts(): Promise<string[]>;
  export function saveReceipt(gameId: string, receipt: string): Promise<void>;
  export function clearReceipts(): Promise<void>;
  export function saveGuestWin(gameId: string, { status, receipt }: Pick<PlayResult, 'status' | 'receipt'>): Promise<void>;
}

declare module 'was:@sureda/remote/features/games/index.d.ts' {
  export * from 'was:@sureda/remote/features/games/answer-subject.d.ts';
  export * from 'was:@sureda/remote/features/games/finished-games.d.ts';
  export * from 'was:@sureda/remote/features/games/former-names.d.ts';
  export * from 'was:@sureda/remote/features/games/guest-wins.d.ts';
}

declare module 'was:@sureda/remote/features/player/former-names.d.ts' {
  export { type PlayerState as Listening, playbackPosition as placeIn, savePlaybackPosition as keepPlace, usePlayerState as useListening, } from 'was:@sureda/remote/features/player/listening.d.ts';
}

declare module 'was:@sureda/remote/features/player/index.d.ts' {
  export * from 'was:@sureda/remote/features/player/former-names.d.ts';
  export * from 'was:@sureda/remote/features/player/listening.d.ts';
}

declare module 'was:@sureda/remote/features/player/listening.d.ts' {
  export interface Recording {
      id: string;
      src: string;
      title: string;
      href: string;
      picture?: string | undefined;
  }
  export interface PlayerState {
      recording: Recording | null;
      status: 'waiting' | 'playing' | 'paused' | 'failed';
      fault: 'offline' | 'missing' | null;
      time: number;
      duration: number;
      rate: number;
  }
  export const CLOSED: PlayerState;
  export const usePlayerState: import("zustand").UseBoundStore<import("zustand").StoreApi<PlayerState>>;
  export interface Player {
      listen: (recording: Recording) => void;
      pause: () => void;
      seek: (seconds: number) => void;
      skip: (seconds: number) => void;
      setRate: (rate: number) => void;
      close: () => void;
  }
  export const SKIP_S = 15;
  export const playbackPosition: (id: string) => number;
  export function savePlaybackPosition(id: string, seconds: number | null): void;
}

declare module 'was:@sureda/remote/features/reservations/index.d.ts' {
  export * from 'was:@sureda/remote/features/reservations/reservation-badge.d.ts';
  export * from 'was:@sureda/remote/features/reservations/reservation-history.d.ts';
}

declare module 'was:@sureda/remote/features/reservations/reservation-badge.d.ts' {
  import type { Reservation } from '@sureda/contract/schemas/bookings/reservation';
  type Standing = Pick<Reservation, 'status' | 'outcome' | 'attended_at'>;
  interface ReservationBadgeProps {
      reservation: Standing;
      namespace: 'booking' | 'guide';
  }
  export function ReservationBadge({ reservation: { status, outcome, attended_at }, namespace, }: ReservationBadgeProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/remote/features/reservations/reservation-history.d.ts' {
  import type { ReservationEvent } from '@sureda/contract/schemas/bookings/reservation';
  interface ReservationHistoryProps {
      history: readonly ReservationEvent[] | undefined;
      namespace: 'booking' | 'guide';
  }
  export function ReservationHistory({ history, namespace }: ReservationHistoryProps): import("react").JSX.Element | null;
  export {};
}

declare module 'was:@sureda/remote/features/walks/complete-route.d.ts' {
  import type { PointsEarned } from '@sureda/contract/schemas/points/points';
  import type { Position } from 'was:@sureda/remote/device/position.d.ts';
  import { type SendResult } from 'was:@sureda/remote/offline/outbox.d.ts';
  export const completedRouteSubject: (routeId: string) => string;
  export function completeRoute(route: {
      id: string;
      title: string;
  }, at: number, position?: Position): Promise<SendResult<PointsEarned>>;
}

declare module 'was:@sureda/remote/features/walks/former-names.d.ts' {
  export { completedRouteSubject as walkedSubject } from 'was:@sureda/remote/features/walks/complete-route.d.ts';
  export { clearArrival as forgetArrival, clearArrivals as forgetArrivals, readArrival as arrivalOn, saveArrival as rememberArrival, } from 'was:@sureda/remote/features/walks/route-arrivals.d.ts';
  export { setWalkBegun as markWalk } from 'was:@sureda/remote/features/walks/walk-mark.d.ts';
}

declare module 'was:@sureda/remote/features/walks/index.d.ts' {
  export * from 'was:@sureda/remote/features/walks/complete-route.d.ts';
  export * from 'was:@sureda/remote/features/walks/former-names.d.ts';
  export * from 'was:@sureda/remote/features/walks/route-arrivals.d.ts';
  export * from 'was:@sureda/remote/features/walks/walk-mark.d.ts';
}

declare module 'was:@sureda/remote/features/walks/route-arrivals.d.ts' {
  import type { Position } from 'was:@sureda/remote/device/position.d.ts';
  export interface Arrival extends Position {
      at: number;
      since?: number | undefined;
  }
  export function saveArrival(routeId: string, { at, latitude, longitude, accuracy }: Arrival): void;
  export function readArrival(routeId: string): Arrival | undefined;
  export function clearArrival(routeId: string): void;
  export function clearArrivals(): void;
}

declare module 'was:@sureda/remote/features/walks/walk-mark.d.ts' {
  export function setWalkBegun(begun: boolean): void;
  export const useIsWalkBegun: () => boolean;
}

declare module 'was:@sureda/remote/format/fault-message.d.ts' {
  import type { FaultMessage } from '@sureda/ui/core';
  import type { TFunction } from 'i18next';
  import type { Format } from 'was:@sureda/remote/format/format.d.ts';
  export function faultMessage(t: TFunction, format: Format): FaultMessage;
}

declare module 'was:@sureda/remote/format/format.d.ts' {
  import { type Locale } from '@sureda/contract/codes/locale';
  export const regionalLocale: (language: Locale) => string;
  export function formatFor(spoken: Locale, timeZone: string): {
      date: (iso: string) => string;
      shortDate: (iso: string) => string;
      time: (iso: string) => string;
      dateTime: (iso: string) => string;
      until: (iso: string) => string;
      day: (day: string) => string;
      tile: (iso: string) => {
          day: string;
          month: string;
      };
      number: (value: number, digits?: number) => string;
      percent: (share: number) => string;
      money: (euros: number) => string;
      distance: (km: number) => string;
      metres: (metres: number) => string;
      duration: (minutes: number) => string;
      temperature: (celsius: number) => string;
      speed: (kmh: number) => string;
      ago: (time: number, now?: number) => string;
  };
  export type Format = ReturnType<typeof formatFor>;
  export function useFormat(): Format;
}

declare module 'was:@sureda/remote/format/former-names.d.ts' {
  export { faultMessage as fieldWords } from 'was:@sureda/remote/format/fault-message.d.ts';
  export { regionalLocale as regionalOf } from 'was:@sureda/remote/format/format.d.ts';
}

declare module 'was:@sureda/remote/format/index.d.ts' {
  export * from 'was:@sureda/remote/format/fault-message.d.ts';
  export * from 'was:@sureda/remote/format/format.d.ts';
  export * from 'was:@sureda/remote/format/former-names.d.ts';
  export * from 'was:@sureda/remote/format/picture.d.ts';
  export * from 'was:@sureda/remote/format/time-zone.d.ts';
  export * from 'was:@sureda/remote/format/use-closure-sentence.d.ts';
}

declare module 'was:@sureda/remote/format/picture.d.ts' {
  import type { Image } from '@sureda/contract/schemas/fields/media';
  import type { PictureProps } from '@sureda/ui/base';
  export const SIZES: {
      readonly full: '(min-width: 42rem) 42rem, 100vw';
      readonly card: '(min-width: 42rem) 20rem, 92vw';
      readonly row: '(min-width: 42rem) 18rem, 78vw';
      readonly thumb: '112px';
  };
  export function pictureOf(image: Image, sizes: keyof typeof SIZES, more?: Partial<PictureProps>): PictureProps;
}

declare module 'was:@sureda/remote/format/time-zone.d.ts' {
  import { useSession } from 'was:@sureda/remote/session/session.d.ts';
  type Session = ReturnType<typeof useSession.getState>;
  export const timeZoneOf: ({ tenant }: Session) => string;
  export const useTimeZone: () => string;
  export {};
}

declare module 'was:@sureda/remote/format/use-closure-sentence.d.ts' {
  import type { ReservationClosure } from '@sureda/contract/schemas/bookings/reservation';
  export function useClosureSentence(): (closure: ReservationClosure) => string;
}

declare module 'was:@sureda/remote/forms/form-fault.d.ts' {
  import type { FormFault } from '@sureda/ui/forms';
  import type { TFunction } from 'i18next';
  interface FaultOptions {
      title?: string;
      fallback?: string;
      within?: string;
  }
  export function formFault(error: unknown, t: TFunction, { title, fallback, within }?: FaultOptions): FormFault | null;
  export function partFault(error: unknown, isOfPart: (path: string) => boolean): FormFault | null;
  export {};
}

declare module 'was:@sureda/remote/forms/index.d.ts' {
  export * from 'was:@sureda/remote/forms/form-fault.d.ts';
  export * from 'was:@sureda/remote/forms/number-field.d.ts';
}

declare module 'was:@sureda/remote/forms/number-field.d.ts' {
  interface NumberFieldProps {
      label: string;
      value: number | null;
      onChange: (value: number | null) => void;
      min: number;
      max: number;
      digits?: number;
      mayBeEmpty?: boolean;
      whenWrong?: number;
      name?: string;
      placeholder?: number;
      description?: string | undefined;
      optionalText?: string;
      labelHidden?: boolean;
      errorMessage?: string | undefined;
  }
  export function NumberField(props: NumberFieldProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/remote/internal/unanswered-store.d.ts' {
  export interface SentChange {
      key: string;
      userId: string;
      method: string;
      url: string;
      payload: string | [string, FormDataEntryValue][] | undefined;
      ifMatch?: string | undefined;
      since?: number | undefined;
  }
  export function rememberSent(sent: Omit<SentChange, 'since'>): void;
  export const forgetSent: (key: string) => void;
  export const clearSentChanges: () => void;
  export function readSent(userId: string): Promise<SentChange[]>;
}

declare module 'was:@sureda/remote/offline/device-store.d.ts' {
  import { type UseStore } from 'idb-keyval';
  export function deviceStore(database: string, name: string): UseStore;
}

declare module 'was:@sureda/remote/offline/drafts.d.ts' {
  export interface MemberDraft {
      savedAt: number;
      isWaiting?: boolean;
      since?: number | undefined;
  }
  export const DRAFT_MAX_AGE_MS: number;
  export function readDrafts<T extends MemberDraft>(userId: string): Promise<T[]>;
  export function saveDraft(userId: string, subject: string, draft: MemberDraft): Promise<void>;
  export function deleteDraft(userId: string, subject: string): Promise<void>;
  export function clearDrafts(): Promise<void>;
  export function deleteOldDrafts(): Promise<void>;
}

declare module 'was:@sureda/remote/offline/former-names.d.ts' {
  export { deviceStore as phoneStore } from 'was:@sureda/remote/offline/device-store.d.ts';
  export { clearDrafts as forgetDrafts, DRAFT_MAX_AGE_MS as DRAFT_KEEP_MS, deleteDraft as forgetDraft, deleteOldDrafts as dropOldDrafts, saveDraft as keepDraft, } from 'was:@sureda/remote/offline/drafts.d.ts';
  export { clearOutbox as forgetOutbox, OUTBOX_MAX_AGE_MS as OUTBOX_KEEP_MS, recordGradedAnswer as noteGraded, removeExpiredItems as dropExpired, setQueuedHandler as setKeptHandler, useGradedAnswer as useGraded, } from 'was:@sureda/remote/offline/outbox.d.ts';
  export { webLocks as workingLocks } from 'was:@sureda/remote/offline/web-locks.d.ts';
}

declare module 'was:@sureda/remote/offline/index.d.ts' {
  export * from 'was:@sureda/remote/offline/device-store.d.ts';
  export * from 'was:@sureda/remote/offline/drafts.d.ts';
  export * from 'was:@sureda/remote/offline/former-names.d.ts';
  export * from 'was:@sureda/remote/offline/outbox.d.ts';
  export * from 'was:@sureda/remote/offline/outbox-item.d.ts';
  export * from 'was:@sureda/remote/offline/outbox-store.d.ts';
  export * from 'was:@sureda/remote/offline/pack-subject.d.ts';
  export * from 'was:@sureda/remote/offline/save-offline.d.ts';
  export * from 'was:@sureda/remote/offline/web-locks.d.ts';
}

declare module 'was:@sureda/remote/offline/outbox-item.d.ts' {
  import type { QueryKey } from '@tanstack/react-query';
  export type OutboxKind = 'favorite' | 'dismissal' | 'rating' | 'check-in' | 'completed-route' | 'attendance' | 'footprint' | 'game';
  export interface OutboxAction {
      kind: OutboxKind;
      subject: string;
      title?: string | undefined;
      method: 'POST' | 'DELETE';
      path: string;
      body?: unknown;
      invalidates: readonly QueryKey[];
  }
  export interface OutboxItem extends OutboxAction {
      key: string;
      userId: string;
      at: number;
      since?: number | undefined;
      isTried: boolean;
  }
  export const invalidatedBy: ({ invalidates, renews }: OutboxItem & {
      renews?: OutboxItem['invalidates'];
  }) => readonly (readonly unknown[])[];
}

declare module 'was:@sureda/remote/offline/outbox-store.d.ts' {
  import type { OutboxItem } from 'was:@sureda/remote/offline/outbox-item.d.ts';
  export const readItems: () => Promise<OutboxItem[]>;
  export function changeItems(change: (items: OutboxItem[]) => OutboxItem[]): Promise<OutboxItem[]>;
}

declare module 'was:@sureda/remote/offline/outbox.d.ts' {
  import { OUTBOX_MAX_AGE_MS } from '@sureda/contract/rules/limits';
  import type { OutboxAction, OutboxItem } from 'was:@sureda/remote/offline/outbox-item.d.ts';
  export type SendResult<T> = {
      state: 'sent';
      answer: T;
  } | {
      state: 'waiting';
  };
  export { OUTBOX_MAX_AGE_MS };
  export const OUTBOX_LIMIT = 100;
  export const useOutbox: import("zustand").UseBoundStore<import("zustand").StoreApi<{
      items: readonly OutboxItem[];
      isStuck: boolean;
      graded: Readonly<Record<string, unknown>>;
  }>>;
  export function recordGradedAnswer({ userId, subject }: Pick<OutboxItem, 'userId' | 'subject'>, answer: unknown): void;
  export function useGradedAnswer<T>(subject: string): {
      answer: T | undefined;
      dismiss: () => void;
      putAway: () => void;
  };
  export function setQueuedHandler(handler: () => void): void;
  export const useOutboxOwner: () => string;
  export function waitingItems(): readonly OutboxItem[];
  export function sendableItems(): readonly OutboxItem[];
  export function useWaiting(subject: string): OutboxItem | undefined;
  export function restoreOutbox(): Promise<void>;
  export function sendOrQueue<T>(action: OutboxAction): Promise<SendResult<T>>;
  export function sendItem<T>({ method, path, body, key, userId }: OutboxItem): Promise<T>;
  export function withItem(items: readonly OutboxItem[], item: OutboxItem): OutboxItem[];
  export function removeItem(key: string): Promise<void>;
  export function markTried(key: string): Promise<void>;
  export function clearOutbox(): Promise<void>;
  export function removeExpiredItems(): Promise<readonly OutboxItem[]>;
}

declare module 'was:@sureda/remote/offline/pack-subject.d.ts' {
  export interface OfflinePackSubject {
      kind: 'route' | 'story-tour' | 'territory';
      id: string;
      title: string;
  }
}

declare module 'was:@sureda/remote/offline/save-offline.d.ts' {
  import type { OfflinePackSubject } from 'was:@sureda/remote/offline/pack-subject.d.ts';
  export function SaveOffline(subject: OfflinePackSubject): import("react").JSX.Element;
}

declare module 'was:@sureda/remote/offline/web-locks.d.ts' {
  export function webLocks(): Promise<LockManager | undefined>;
}

declare module 'was:@sureda/remote/query/client.d.ts' {
  import { type Query, QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
  export const queryClient: QueryClient;
  export function persisted<T, K extends QueryKey>(queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>, context: QueryFunctionContext<K>, query: Query): Promise<T>;
  export const isCachedAnswer: (query: Query) => boolean;
  export function invalidate(...queryKeys: QueryKey[]): Promise<void>;
}

declare module 'was:@sureda/remote/query/index.d.ts' {
  export * from 'was:@sureda/remote/query/client.d.ts';
  export * from 'was:@sureda/remote/query/query-view.d.ts';
  export * from 'was:@sureda/remote/query/resources.d.ts';
  export * from 'was:@sureda/remote/query/stale-notice.d.ts';
}

declare module 'was:@sureda/remote/query/query-view.d.ts' {
  import { type SkeletonProps } from '@sureda/ui/states';
  import type { UseQueryResult } from '@tanstack/react-query';
  import type { ReactNode } from 'react';
  interface QueryViewProps<T> {
      query: UseQueryResult<T>;
      shape: SkeletonProps['shape'];
      count?: number;
      failed: string;
      size?: 'screen' | 'card';
      children: (data: T) => ReactNode;
  }
  export function QueryView<T>({ query, shape, count, failed, size, children }: QueryViewProps<T>): import("react").JSX.Element;
  export const isWaitingForNetwork: (query: Pick<UseQueryResult, 'isPending' | 'fetchStatus'>) => boolean;
  export {};
}

declare module 'was:@sureda/remote/query/resources.d.ts' {
  import type { AnswerOf, CallName, PathOf } from '@sureda/contract/calls/calls';
  import type { CallOptions, QueryValue } from 'was:@sureda/remote/api/call-options.d.ts';
  export interface Answer<T> {
      data: T;
  }
  type Filter = Record<string, QueryValue>;
  export const dataOf: <T>(answer: Answer<T>) => T;
  export type ContentName = CallName extends infer N ? N extends `GET /${infer Name}/:id` ? Name : N extends `GET /${infer Name}` ? Name : never : never;
  type DataOf<N extends CallName> = AnswerOf<N> extends {
      data: infer D;
  } ? D : never;
  type ItemAt<P extends string> = DataOf<Extract<CallName, `GET ${P}`>> extends readonly (infer I)[] ? I : never;
  export type ItemOf<N extends ContentName> = ItemAt<`/${N}`>;
  export type DetailOf<N extends ContentName> = DataOf<Extract<CallName, `GET /${N}/:id`>>;
  export function contentResource<N extends ContentName>(name: N): {
      list: (filter?: Filter) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<Answer<ItemAt<`/${N}`>[]>, Error, ItemAt<`/${N}`>[], (string | Filter)[]>, "queryFn"> & {
          queryFn?: import("@tanstack/react-query").QueryFunction<Answer<ItemAt<`/${N}`>[]>, (string | Filter)[], never> | undefined;
      } & import("@tanstack/react-query").QueryKeyWithDataTag<(string | Filter)[], Answer<ItemAt<`/${N}`>[]>, Error>;
      detail: (id: string) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<Answer<DataOf<Extract<"DELETE /favorites/:id/:type", `GET /${N}/:id`> | Extract<"DELETE /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/closures/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"DELETE /user/deletion", `GET /${N}/:id`> | Extract<"DELETE /user/footprints/:id", `GET /${N}/:id`> | Extract<"DELETE /user/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /user/push-subscriptions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions/:id", `GET /${N}/:id`> | Extract<"DELETE /waitlist/:id", `GET /${N}/:id`> | Extract<"GET /agencies", `GET /${N}/:id`> | Extract<"GET /agencies/:id", `GET /${N}/:id`> | Extract<"GET /available-time-slots", `GET /${N}/:id`> | Extract<"GET /check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /closures", `GET /${N}/:id`> | Extract<"GET /events", `GET /${N}/:id`> | Extract<"GET /events/:id", `GET /${N}/:id`> | Extract<"GET /events/days", `GET /${N}/:id`> | Extract<"GET /experiences", `GET /${N}/:id`> | Extract<"GET /experiences/:id", `GET /${N}/:id`> | Extract<"GET /experiences/:id/agency", `GET /${N}/:id`> | Extract<"GET /experiences/:id/availability", `GET /${N}/:id`> | Extract<"GET /favorites", `GET /${N}/:id`> | Extract<"GET /footprint/factors", `GET /${N}/:id`> | Extract<"GET /games-map-markers", `GET /${N}/:id`> | Extract<"GET /games/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/closures", `GET /${N}/:id`> | Extract<"GET /guide/dashboard-stats", `GET /${N}/:id`> | Extract<"GET /guide/experiences", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"GET /guide/games/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/groups", `GET /${N}/:id`> | Extract<"GET /guide/groups/:id", `GET /${N}/:id`> | Extract<"GET /guide/manifest", `GET /${N}/:id`> | Extract<"GET /guide/profile", `GET /${N}/:id`> | Extract<"GET /guide/reservations", `GET /${N}/:id`> | Extract<"GET /guide/reservations/:id", `GET /${N}/:id`> | Extract<"GET /guide/restaurants", `GET /${N}/:id`> | Extract<"GET /guide/waitlist", `GET /${N}/:id`> | Extract<"GET /locations", `GET /${N}/:id`> | Extract<"GET /locations/:id", `GET /${N}/:id`> | Extract<"GET /news", `GET /${N}/:id`> | Extract<"GET /news/:id", `GET /${N}/:id`> | Extract<"GET /notification-cards", `GET /${N}/:id`> | Extract<"GET /notification-cards/guest", `GET /${N}/:id`> | Extract<"GET /operators", `GET /${N}/:id`> | Extract<"GET /operators/:id", `GET /${N}/:id`> | Extract<"GET /operators/:id/agencies", `GET /${N}/:id`> | Extract<"GET /packages", `GET /${N}/:id`> | Extract<"GET /packages/:id", `GET /${N}/:id`> | Extract<"GET /packages/:id/pdf", `GET /${N}/:id`> | Extract<"GET /packages/featured", `GET /${N}/:id`> | Extract<"GET /packages/filter-options", `GET /${N}/:id`> | Extract<"GET /packages/operator/:id", `GET /${N}/:id`> | Extract<"GET /pass-keys", `GET /${N}/:id`> | Extract<"GET /points/balance", `GET /${N}/:id`> | Extract<"GET /points/history", `GET /${N}/:id`> | Extract<"GET /points/leaderboard", `GET /${N}/:id`> | Extract<"GET /points/rating", `GET /${N}/:id`> | Extract<"GET /points/stats", `GET /${N}/:id`> | Extract<"GET /regenerative-practices", `GET /${N}/:id`> | Extract<"GET /reservations", `GET /${N}/:id`> | Extract<"GET /reservations/:id", `GET /${N}/:id`> | Extract<"GET /reservations/:id/pass", `GET /${N}/:id`> | Extract<"GET /rewards", `GET /${N}/:id`> | Extract<"GET /rewards/:id", `GET /${N}/:id`> | Extract<"GET /routes", `GET /${N}/:id`> | Extract<"GET /routes/:id", `GET /${N}/:id`> | Extract<"GET /search", `GET /${N}/:id`> | Extract<"GET /settings", `GET /${N}/:id`> | Extract<"GET /settings/desktop-blocking", `GET /${N}/:id`> | Extract<"GET /settings/group/:group", `GET /${N}/:id`> | Extract<"GET /settings/welcome", `GET /${N}/:id`> | Extract<"GET /stories", `GET /${N}/:id`> | Extract<"GET /stories/:id", `GET /${N}/:id`> | Extract<"GET /story-categories", `GET /${N}/:id`> | Extract<"GET /story-categories/:id", `GET /${N}/:id`> | Extract<"GET /story-tours", `GET /${N}/:id`> | Extract<"GET /story-tours-filter-options", `GET /${N}/:id`> | Extract<"GET /story-tours/:id", `GET /${N}/:id`> | Extract<"GET /story-tours/:id/games", `GET /${N}/:id`> | Extract<"GET /story-tours/type/:type", `GET /${N}/:id`> | Extract<"GET /user", `GET /${N}/:id`> | Extract<"GET /user/data-export", `GET /${N}/:id`> | Extract<"GET /user/deletion", `GET /${N}/:id`> | Extract<"GET /user/footprints", `GET /${N}/:id`> | Extract<"GET /user/footprints/:id", `GET /${N}/:id`> | Extract<"GET /user/groups", `GET /${N}/:id`> | Extract<"GET /user/packages", `GET /${N}/:id`> | Extract<"GET /user/profile", `GET /${N}/:id`> | Extract<"GET /user/push-subscriptions", `GET /${N}/:id`> | Extract<"GET /user/recommendations", `GET /${N}/:id`> | Extract<"GET /user/redemptions", `GET /${N}/:id`> | Extract<"GET /user/reservations", `GET /${N}/:id`> | Extract<"GET /user/sessions", `GET /${N}/:id`> | Extract<"GET /user/upcoming-experience-tips", `GET /${N}/:id`> | Extract<"GET /user/waitlist", `GET /${N}/:id`> | Extract<"GET /weather", `GET /${N}/:id`> | Extract<"POST /auth/apple", `GET /${N}/:id`> | Extract<"POST /auth/confirm-email", `GET /${N}/:id`> | Extract<"POST /auth/forgot-password", `GET /${N}/:id`> | Extract<"POST /auth/google", `GET /${N}/:id`> | Extract<"POST /auth/nonce", `GET /${N}/:id`> | Extract<"POST /auth/reset-password", `GET /${N}/:id`> | Extract<"POST /experiences/:id/enquiries", `GET /${N}/:id`> | Extract<"POST /favorites", `GET /${N}/:id`> | Extract<"POST /games/:id/hint", `GET /${N}/:id`> | Extract<"POST /games/:id/play", `GET /${N}/:id`> | Extract<"POST /games/:id/post-code", `GET /${N}/:id`> | Extract<"POST /games/claims", `GET /${N}/:id`> | Extract<"POST /guide/attendance", `GET /${N}/:id`> | Extract<"POST /guide/check-in-points", `GET /${N}/:id`> | Extract<"POST /guide/closures", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/photos", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/restaurant", `GET /${N}/:id`> | Extract<"POST /guide/groups", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/members", `GET /${N}/:id`> | Extract<"POST /guide/messages", `GET /${N}/:id`> | Extract<"POST /guide/passes/verify", `GET /${N}/:id`> | Extract<"POST /guide/profile/logo", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/attended", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/confirm", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/no-show", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/reject", `GET /${N}/:id`> | Extract<"POST /login", `GET /${N}/:id`> | Extract<"POST /logout", `GET /${N}/:id`> | Extract<"POST /mail/unsubscribe", `GET /${N}/:id`> | Extract<"POST /notification-cards/:id/dismiss", `GET /${N}/:id`> | Extract<"POST /points/checkin", `GET /${N}/:id`> | Extract<"POST /points/complete-game", `GET /${N}/:id`> | Extract<"POST /points/complete-route", `GET /${N}/:id`> | Extract<"POST /points/rating", `GET /${N}/:id`> | Extract<"POST /push-subscriptions/renew", `GET /${N}/:id`> | Extract<"POST /redemptions/check", `GET /${N}/:id`> | Extract<"POST /redemptions/use", `GET /${N}/:id`> | Extract<"POST /register", `GET /${N}/:id`> | Extract<"POST /reservations", `GET /${N}/:id`> | Extract<"POST /reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /rewards/:id/redeem", `GET /${N}/:id`> | Extract<"POST /user/deletion", `GET /${N}/:id`> | Extract<"POST /user/email-confirmation", `GET /${N}/:id`> | Extract<"POST /user/footprints", `GET /${N}/:id`> | Extract<"POST /user/groups/join", `GET /${N}/:id`> | Extract<"POST /user/password", `GET /${N}/:id`> | Extract<"POST /user/profile", `GET /${N}/:id`> | Extract<"POST /user/push-subscriptions", `GET /${N}/:id`> | Extract<"POST /waitlist", `GET /${N}/:id`> | Extract<"POST /waitlist/:id/accept", `GET /${N}/:id`> | Extract<"PUT /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"PUT /guide/profile", `GET /${N}/:id`> | Extract<"PUT /reservations/:id", `GET /${N}/:id`>>>, Error, DataOf<Extract<"DELETE /favorites/:id/:type", `GET /${N}/:id`> | Extract<"DELETE /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/closures/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"DELETE /user/deletion", `GET /${N}/:id`> | Extract<"DELETE /user/footprints/:id", `GET /${N}/:id`> | Extract<"DELETE /user/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /user/push-subscriptions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions/:id", `GET /${N}/:id`> | Extract<"DELETE /waitlist/:id", `GET /${N}/:id`> | Extract<"GET /agencies", `GET /${N}/:id`> | Extract<"GET /agencies/:id", `GET /${N}/:id`> | Extract<"GET /available-time-slots", `GET /${N}/:id`> | Extract<"GET /check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /closures", `GET /${N}/:id`> | Extract<"GET /events", `GET /${N}/:id`> | Extract<"GET /events/:id", `GET /${N}/:id`> | Extract<"GET /events/days", `GET /${N}/:id`> | Extract<"GET /experiences", `GET /${N}/:id`> | Extract<"GET /experiences/:id", `GET /${N}/:id`> | Extract<"GET /experiences/:id/agency", `GET /${N}/:id`> | Extract<"GET /experiences/:id/availability", `GET /${N}/:id`> | Extract<"GET /favorites", `GET /${N}/:id`> | Extract<"GET /footprint/factors", `GET /${N}/:id`> | Extract<"GET /games-map-markers", `GET /${N}/:id`> | Extract<"GET /games/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/closures", `GET /${N}/:id`> | Extract<"GET /guide/dashboard-stats", `GET /${N}/:id`> | Extract<"GET /guide/experiences", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"GET /guide/games/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/groups", `GET /${N}/:id`> | Extract<"GET /guide/groups/:id", `GET /${N}/:id`> | Extract<"GET /guide/manifest", `GET /${N}/:id`> | Extract<"GET /guide/profile", `GET /${N}/:id`> | Extract<"GET /guide/reservations", `GET /${N}/:id`> | Extract<"GET /guide/reservations/:id", `GET /${N}/:id`> | Extract<"GET /guide/restaurants", `GET /${N}/:id`> | Extract<"GET /guide/waitlist", `GET /${N}/:id`> | Extract<"GET /locations", `GET /${N}/:id`> | Extract<"GET /locations/:id", `GET /${N}/:id`> | Extract<"GET /news", `GET /${N}/:id`> | Extract<"GET /news/:id", `GET /${N}/:id`> | Extract<"GET /notification-cards", `GET /${N}/:id`> | Extract<"GET /notification-cards/guest", `GET /${N}/:id`> | Extract<"GET /operators", `GET /${N}/:id`> | Extract<"GET /operators/:id", `GET /${N}/:id`> | Extract<"GET /operators/:id/agencies", `GET /${N}/:id`> | Extract<"GET /packages", `GET /${N}/:id`> | Extract<"GET /packages/:id", `GET /${N}/:id`> | Extract<"GET /packages/:id/pdf", `GET /${N}/:id`> | Extract<"GET /packages/featured", `GET /${N}/:id`> | Extract<"GET /packages/filter-options", `GET /${N}/:id`> | Extract<"GET /packages/operator/:id", `GET /${N}/:id`> | Extract<"GET /pass-keys", `GET /${N}/:id`> | Extract<"GET /points/balance", `GET /${N}/:id`> | Extract<"GET /points/history", `GET /${N}/:id`> | Extract<"GET /points/leaderboard", `GET /${N}/:id`> | Extract<"GET /points/rating", `GET /${N}/:id`> | Extract<"GET /points/stats", `GET /${N}/:id`> | Extract<"GET /regenerative-practices", `GET /${N}/:id`> | Extract<"GET /reservations", `GET /${N}/:id`> | Extract<"GET /reservations/:id", `GET /${N}/:id`> | Extract<"GET /reservations/:id/pass", `GET /${N}/:id`> | Extract<"GET /rewards", `GET /${N}/:id`> | Extract<"GET /rewards/:id", `GET /${N}/:id`> | Extract<"GET /routes", `GET /${N}/:id`> | Extract<"GET /routes/:id", `GET /${N}/:id`> | Extract<"GET /search", `GET /${N}/:id`> | Extract<"GET /settings", `GET /${N}/:id`> | Extract<"GET /settings/desktop-blocking", `GET /${N}/:id`> | Extract<"GET /settings/group/:group", `GET /${N}/:id`> | Extract<"GET /settings/welcome", `GET /${N}/:id`> | Extract<"GET /stories", `GET /${N}/:id`> | Extract<"GET /stories/:id", `GET /${N}/:id`> | Extract<"GET /story-categories", `GET /${N}/:id`> | Extract<"GET /story-categories/:id", `GET /${N}/:id`> | Extract<"GET /story-tours", `GET /${N}/:id`> | Extract<"GET /story-tours-filter-options", `GET /${N}/:id`> | Extract<"GET /story-tours/:id", `GET /${N}/:id`> | Extract<"GET /story-tours/:id/games", `GET /${N}/:id`> | Extract<"GET /story-tours/type/:type", `GET /${N}/:id`> | Extract<"GET /user", `GET /${N}/:id`> | Extract<"GET /user/data-export", `GET /${N}/:id`> | Extract<"GET /user/deletion", `GET /${N}/:id`> | Extract<"GET /user/footprints", `GET /${N}/:id`> | Extract<"GET /user/footprints/:id", `GET /${N}/:id`> | Extract<"GET /user/groups", `GET /${N}/:id`> | Extract<"GET /user/packages", `GET /${N}/:id`> | Extract<"GET /user/profile", `GET /${N}/:id`> | Extract<"GET /user/push-subscriptions", `GET /${N}/:id`> | Extract<"GET /user/recommendations", `GET /${N}/:id`> | Extract<"GET /user/redemptions", `GET /${N}/:id`> | Extract<"GET /user/reservations", `GET /${N}/:id`> | Extract<"GET /user/sessions", `GET /${N}/:id`> | Extract<"GET /user/upcoming-experience-tips", `GET /${N}/:id`> | Extract<"GET /user/waitlist", `GET /${N}/:id`> | Extract<"GET /weather", `GET /${N}/:id`> | Extract<"POST /auth/apple", `GET /${N}/:id`> | Extract<"POST /auth/confirm-email", `GET /${N}/:id`> | Extract<"POST /auth/forgot-password", `GET /${N}/:id`> | Extract<"POST /auth/google", `GET /${N}/:id`> | Extract<"POST /auth/nonce", `GET /${N}/:id`> | Extract<"POST /auth/reset-password", `GET /${N}/:id`> | Extract<"POST /experiences/:id/enquiries", `GET /${N}/:id`> | Extract<"POST /favorites", `GET /${N}/:id`> | Extract<"POST /games/:id/hint", `GET /${N}/:id`> | Extract<"POST /games/:id/play", `GET /${N}/:id`> | Extract<"POST /games/:id/post-code", `GET /${N}/:id`> | Extract<"POST /games/claims", `GET /${N}/:id`> | Extract<"POST /guide/attendance", `GET /${N}/:id`> | Extract<"POST /guide/check-in-points", `GET /${N}/:id`> | Extract<"POST /guide/closures", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/photos", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/restaurant", `GET /${N}/:id`> | Extract<"POST /guide/groups", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/members", `GET /${N}/:id`> | Extract<"POST /guide/messages", `GET /${N}/:id`> | Extract<"POST /guide/passes/verify", `GET /${N}/:id`> | Extract<"POST /guide/profile/logo", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/attended", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/confirm", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/no-show", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/reject", `GET /${N}/:id`> | Extract<"POST /login", `GET /${N}/:id`> | Extract<"POST /logout", `GET /${N}/:id`> | Extract<"POST /mail/unsubscribe", `GET /${N}/:id`> | Extract<"POST /notification-cards/:id/dismiss", `GET /${N}/:id`> | Extract<"POST /points/checkin", `GET /${N}/:id`> | Extract<"POST /points/complete-game", `GET /${N}/:id`> | Extract<"POST /points/complete-route", `GET /${N}/:id`> | Extract<"POST /points/rating", `GET /${N}/:id`> | Extract<"POST /push-subscriptions/renew", `GET /${N}/:id`> | Extract<"POST /redemptions/check", `GET /${N}/:id`> | Extract<"POST /redemptions/use", `GET /${N}/:id`> | Extract<"POST /register", `GET /${N}/:id`> | Extract<"POST /reservations", `GET /${N}/:id`> | Extract<"POST /reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /rewards/:id/redeem", `GET /${N}/:id`> | Extract<"POST /user/deletion", `GET /${N}/:id`> | Extract<"POST /user/email-confirmation", `GET /${N}/:id`> | Extract<"POST /user/footprints", `GET /${N}/:id`> | Extract<"POST /user/groups/join", `GET /${N}/:id`> | Extract<"POST /user/password", `GET /${N}/:id`> | Extract<"POST /user/profile", `GET /${N}/:id`> | Extract<"POST /user/push-subscriptions", `GET /${N}/:id`> | Extract<"POST /waitlist", `GET /${N}/:id`> | Extract<"POST /waitlist/:id/accept", `GET /${N}/:id`> | Extract<"PUT /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"PUT /guide/profile", `GET /${N}/:id`> | Extract<"PUT /reservations/:id", `GET /${N}/:id`>>, string[]>, "queryFn"> & {
          queryFn?: import("@tanstack/react-query").QueryFunction<Answer<DataOf<Extract<"DELETE /favorites/:id/:type", `GET /${N}/:id`> | Extract<"DELETE /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/closures/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"DELETE /user/deletion", `GET /${N}/:id`> | Extract<"DELETE /user/footprints/:id", `GET /${N}/:id`> | Extract<"DELETE /user/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /user/push-subscriptions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions/:id", `GET /${N}/:id`> | Extract<"DELETE /waitlist/:id", `GET /${N}/:id`> | Extract<"GET /agencies", `GET /${N}/:id`> | Extract<"GET /agencies/:id", `GET /${N}/:id`> | Extract<"GET /available-time-slots", `GET /${N}/:id`> | Extract<"GET /check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /closures", `GET /${N}/:id`> | Extract<"GET /events", `GET /${N}/:id`> | Extract<"GET /events/:id", `GET /${N}/:id`> | Extract<"GET /events/days", `GET /${N}/:id`> | Extract<"GET /experiences", `GET /${N}/:id`> | Extract<"GET /experiences/:id", `GET /${N}/:id`> | Extract<"GET /experiences/:id/agency", `GET /${N}/:id`> | Extract<"GET /experiences/:id/availability", `GET /${N}/:id`> | Extract<"GET /favorites", `GET /${N}/:id`> | Extract<"GET /footprint/factors", `GET /${N}/:id`> | Extract<"GET /games-map-markers", `GET /${N}/:id`> | Extract<"GET /games/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/closures", `GET /${N}/:id`> | Extract<"GET /guide/dashboard-stats", `GET /${N}/:id`> | Extract<"GET /guide/experiences", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"GET /guide/games/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/groups", `GET /${N}/:id`> | Extract<"GET /guide/groups/:id", `GET /${N}/:id`> | Extract<"GET /guide/manifest", `GET /${N}/:id`> | Extract<"GET /guide/profile", `GET /${N}/:id`> | Extract<"GET /guide/reservations", `GET /${N}/:id`> | Extract<"GET /guide/reservations/:id", `GET /${N}/:id`> | Extract<"GET /guide/restaurants", `GET /${N}/:id`> | Extract<"GET /guide/waitlist", `GET /${N}/:id`> | Extract<"GET /locations", `GET /${N}/:id`> | Extract<"GET /locations/:id", `GET /${N}/:id`> | Extract<"GET /news", `GET /${N}/:id`> | Extract<"GET /news/:id", `GET /${N}/:id`> | Extract<"GET /notification-cards", `GET /${N}/:id`> | Extract<"GET /notification-cards/guest", `GET /${N}/:id`> | Extract<"GET /operators", `GET /${N}/:id`> | Extract<"GET /operators/:id", `GET /${N}/:id`> | Extract<"GET /operators/:id/agencies", `GET /${N}/:id`> | Extract<"GET /packages", `GET /${N}/:id`> | Extract<"GET /packages/:id", `GET /${N}/:id`> | Extract<"GET /packages/:id/pdf", `GET /${N}/:id`> | Extract<"GET /packages/featured", `GET /${N}/:id`> | Extract<"GET /packages/filter-options", `GET /${N}/:id`> | Extract<"GET /packages/operator/:id", `GET /${N}/:id`> | Extract<"GET /pass-keys", `GET /${N}/:id`> | Extract<"GET /points/balance", `GET /${N}/:id`> | Extract<"GET /points/history", `GET /${N}/:id`> | Extract<"GET /points/leaderboard", `GET /${N}/:id`> | Extract<"GET /points/rating", `GET /${N}/:id`> | Extract<"GET /points/stats", `GET /${N}/:id`> | Extract<"GET /regenerative-practices", `GET /${N}/:id`> | Extract<"GET /reservations", `GET /${N}/:id`> | Extract<"GET /reservations/:id", `GET /${N}/:id`> | Extract<"GET /reservations/:id/pass", `GET /${N}/:id`> | Extract<"GET /rewards", `GET /${N}/:id`> | Extract<"GET /rewards/:id", `GET /${N}/:id`> | Extract<"GET /routes", `GET /${N}/:id`> | Extract<"GET /routes/:id", `GET /${N}/:id`> | Extract<"GET /search", `GET /${N}/:id`> | Extract<"GET /settings", `GET /${N}/:id`> | Extract<"GET /settings/desktop-blocking", `GET /${N}/:id`> | Extract<"GET /settings/group/:group", `GET /${N}/:id`> | Extract<"GET /settings/welcome", `GET /${N}/:id`> | Extract<"GET /stories", `GET /${N}/:id`> | Extract<"GET /stories/:id", `GET /${N}/:id`> | Extract<"GET /story-categories", `GET /${N}/:id`> | Extract<"GET /story-categories/:id", `GET /${N}/:id`> | Extract<"GET /story-tours", `GET /${N}/:id`> | Extract<"GET /story-tours-filter-options", `GET /${N}/:id`> | Extract<"GET /story-tours/:id", `GET /${N}/:id`> | Extract<"GET /story-tours/:id/games", `GET /${N}/:id`> | Extract<"GET /story-tours/type/:type", `GET /${N}/:id`> | Extract<"GET /user", `GET /${N}/:id`> | Extract<"GET /user/data-export", `GET /${N}/:id`> | Extract<"GET /user/deletion", `GET /${N}/:id`> | Extract<"GET /user/footprints", `GET /${N}/:id`> | Extract<"GET /user/footprints/:id", `GET /${N}/:id`> | Extract<"GET /user/groups", `GET /${N}/:id`> | Extract<"GET /user/packages", `GET /${N}/:id`> | Extract<"GET /user/profile", `GET /${N}/:id`> | Extract<"GET /user/push-subscriptions", `GET /${N}/:id`> | Extract<"GET /user/recommendations", `GET /${N}/:id`> | Extract<"GET /user/redemptions", `GET /${N}/:id`> | Extract<"GET /user/reservations", `GET /${N}/:id`> | Extract<"GET /user/sessions", `GET /${N}/:id`> | Extract<"GET /user/upcoming-experience-tips", `GET /${N}/:id`> | Extract<"GET /user/waitlist", `GET /${N}/:id`> | Extract<"GET /weather", `GET /${N}/:id`> | Extract<"POST /auth/apple", `GET /${N}/:id`> | Extract<"POST /auth/confirm-email", `GET /${N}/:id`> | Extract<"POST /auth/forgot-password", `GET /${N}/:id`> | Extract<"POST /auth/google", `GET /${N}/:id`> | Extract<"POST /auth/nonce", `GET /${N}/:id`> | Extract<"POST /auth/reset-password", `GET /${N}/:id`> | Extract<"POST /experiences/:id/enquiries", `GET /${N}/:id`> | Extract<"POST /favorites", `GET /${N}/:id`> | Extract<"POST /games/:id/hint", `GET /${N}/:id`> | Extract<"POST /games/:id/play", `GET /${N}/:id`> | Extract<"POST /games/:id/post-code", `GET /${N}/:id`> | Extract<"POST /games/claims", `GET /${N}/:id`> | Extract<"POST /guide/attendance", `GET /${N}/:id`> | Extract<"POST /guide/check-in-points", `GET /${N}/:id`> | Extract<"POST /guide/closures", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/photos", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/restaurant", `GET /${N}/:id`> | Extract<"POST /guide/groups", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/members", `GET /${N}/:id`> | Extract<"POST /guide/messages", `GET /${N}/:id`> | Extract<"POST /guide/passes/verify", `GET /${N}/:id`> | Extract<"POST /guide/profile/logo", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/attended", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/confirm", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/no-show", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/reject", `GET /${N}/:id`> | Extract<"POST /login", `GET /${N}/:id`> | Extract<"POST /logout", `GET /${N}/:id`> | Extract<"POST /mail/unsubscribe", `GET /${N}/:id`> | Extract<"POST /notification-cards/:id/dismiss", `GET /${N}/:id`> | Extract<"POST /points/checkin", `GET /${N}/:id`> | Extract<"POST /points/complete-game", `GET /${N}/:id`> | Extract<"POST /points/complete-route", `GET /${N}/:id`> | Extract<"POST /points/rating", `GET /${N}/:id`> | Extract<"POST /push-subscriptions/renew", `GET /${N}/:id`> | Extract<"POST /redemptions/check", `GET /${N}/:id`> | Extract<"POST /redemptions/use", `GET /${N}/:id`> | Extract<"POST /register", `GET /${N}/:id`> | Extract<"POST /reservations", `GET /${N}/:id`> | Extract<"POST /reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /rewards/:id/redeem", `GET /${N}/:id`> | Extract<"POST /user/deletion", `GET /${N}/:id`> | Extract<"POST /user/email-confirmation", `GET /${N}/:id`> | Extract<"POST /user/footprints", `GET /${N}/:id`> | Extract<"POST /user/groups/join", `GET /${N}/:id`> | Extract<"POST /user/password", `GET /${N}/:id`> | Extract<"POST /user/profile", `GET /${N}/:id`> | Extract<"POST /user/push-subscriptions", `GET /${N}/:id`> | Extract<"POST /waitlist", `GET /${N}/:id`> | Extract<"POST /waitlist/:id/accept", `GET /${N}/:id`> | Extract<"PUT /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"PUT /guide/profile", `GET /${N}/:id`> | Extract<"PUT /reservations/:id", `GET /${N}/:id`>>>, string[], never> | undefined;
      } & import("@tanstack/react-query").QueryKeyWithDataTag<string[], Answer<DataOf<Extract<"DELETE /favorites/:id/:type", `GET /${N}/:id`> | Extract<"DELETE /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/closures/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"DELETE /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"DELETE /user/deletion", `GET /${N}/:id`> | Extract<"DELETE /user/footprints/:id", `GET /${N}/:id`> | Extract<"DELETE /user/groups/:id", `GET /${N}/:id`> | Extract<"DELETE /user/push-subscriptions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions", `GET /${N}/:id`> | Extract<"DELETE /user/sessions/:id", `GET /${N}/:id`> | Extract<"DELETE /waitlist/:id", `GET /${N}/:id`> | Extract<"GET /agencies", `GET /${N}/:id`> | Extract<"GET /agencies/:id", `GET /${N}/:id`> | Extract<"GET /available-time-slots", `GET /${N}/:id`> | Extract<"GET /check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /closures", `GET /${N}/:id`> | Extract<"GET /events", `GET /${N}/:id`> | Extract<"GET /events/:id", `GET /${N}/:id`> | Extract<"GET /events/days", `GET /${N}/:id`> | Extract<"GET /experiences", `GET /${N}/:id`> | Extract<"GET /experiences/:id", `GET /${N}/:id`> | Extract<"GET /experiences/:id/agency", `GET /${N}/:id`> | Extract<"GET /experiences/:id/availability", `GET /${N}/:id`> | Extract<"GET /favorites", `GET /${N}/:id`> | Extract<"GET /footprint/factors", `GET /${N}/:id`> | Extract<"GET /games-map-markers", `GET /${N}/:id`> | Extract<"GET /games/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"GET /guide/check-in-points/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/closures", `GET /${N}/:id`> | Extract<"GET /guide/dashboard-stats", `GET /${N}/:id`> | Extract<"GET /guide/experiences", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id", `GET /${N}/:id`> | Extract<"GET /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"GET /guide/games/:id/sheet.pdf", `GET /${N}/:id`> | Extract<"GET /guide/groups", `GET /${N}/:id`> | Extract<"GET /guide/groups/:id", `GET /${N}/:id`> | Extract<"GET /guide/manifest", `GET /${N}/:id`> | Extract<"GET /guide/profile", `GET /${N}/:id`> | Extract<"GET /guide/reservations", `GET /${N}/:id`> | Extract<"GET /guide/reservations/:id", `GET /${N}/:id`> | Extract<"GET /guide/restaurants", `GET /${N}/:id`> | Extract<"GET /guide/waitlist", `GET /${N}/:id`> | Extract<"GET /locations", `GET /${N}/:id`> | Extract<"GET /locations/:id", `GET /${N}/:id`> | Extract<"GET /news", `GET /${N}/:id`> | Extract<"GET /news/:id", `GET /${N}/:id`> | Extract<"GET /notification-cards", `GET /${N}/:id`> | Extract<"GET /notification-cards/guest", `GET /${N}/:id`> | Extract<"GET /operators", `GET /${N}/:id`> | Extract<"GET /operators/:id", `GET /${N}/:id`> | Extract<"GET /operators/:id/agencies", `GET /${N}/:id`> | Extract<"GET /packages", `GET /${N}/:id`> | Extract<"GET /packages/:id", `GET /${N}/:id`> | Extract<"GET /packages/:id/pdf", `GET /${N}/:id`> | Extract<"GET /packages/featured", `GET /${N}/:id`> | Extract<"GET /packages/filter-options", `GET /${N}/:id`> | Extract<"GET /packages/operator/:id", `GET /${N}/:id`> | Extract<"GET /pass-keys", `GET /${N}/:id`> | Extract<"GET /points/balance", `GET /${N}/:id`> | Extract<"GET /points/history", `GET /${N}/:id`> | Extract<"GET /points/leaderboard", `GET /${N}/:id`> | Extract<"GET /points/rating", `GET /${N}/:id`> | Extract<"GET /points/stats", `GET /${N}/:id`> | Extract<"GET /regenerative-practices", `GET /${N}/:id`> | Extract<"GET /reservations", `GET /${N}/:id`> | Extract<"GET /reservations/:id", `GET /${N}/:id`> | Extract<"GET /reservations/:id/pass", `GET /${N}/:id`> | Extract<"GET /rewards", `GET /${N}/:id`> | Extract<"GET /rewards/:id", `GET /${N}/:id`> | Extract<"GET /routes", `GET /${N}/:id`> | Extract<"GET /routes/:id", `GET /${N}/:id`> | Extract<"GET /search", `GET /${N}/:id`> | Extract<"GET /settings", `GET /${N}/:id`> | Extract<"GET /settings/desktop-blocking", `GET /${N}/:id`> | Extract<"GET /settings/group/:group", `GET /${N}/:id`> | Extract<"GET /settings/welcome", `GET /${N}/:id`> | Extract<"GET /stories", `GET /${N}/:id`> | Extract<"GET /stories/:id", `GET /${N}/:id`> | Extract<"GET /story-categories", `GET /${N}/:id`> | Extract<"GET /story-categories/:id", `GET /${N}/:id`> | Extract<"GET /story-tours", `GET /${N}/:id`> | Extract<"GET /story-tours-filter-options", `GET /${N}/:id`> | Extract<"GET /story-tours/:id", `GET /${N}/:id`> | Extract<"GET /story-tours/:id/games", `GET /${N}/:id`> | Extract<"GET /story-tours/type/:type", `GET /${N}/:id`> | Extract<"GET /user", `GET /${N}/:id`> | Extract<"GET /user/data-export", `GET /${N}/:id`> | Extract<"GET /user/deletion", `GET /${N}/:id`> | Extract<"GET /user/footprints", `GET /${N}/:id`> | Extract<"GET /user/footprints/:id", `GET /${N}/:id`> | Extract<"GET /user/groups", `GET /${N}/:id`> | Extract<"GET /user/packages", `GET /${N}/:id`> | Extract<"GET /user/profile", `GET /${N}/:id`> | Extract<"GET /user/push-subscriptions", `GET /${N}/:id`> | Extract<"GET /user/recommendations", `GET /${N}/:id`> | Extract<"GET /user/redemptions", `GET /${N}/:id`> | Extract<"GET /user/reservations", `GET /${N}/:id`> | Extract<"GET /user/sessions", `GET /${N}/:id`> | Extract<"GET /user/upcoming-experience-tips", `GET /${N}/:id`> | Extract<"GET /user/waitlist", `GET /${N}/:id`> | Extract<"GET /weather", `GET /${N}/:id`> | Extract<"POST /auth/apple", `GET /${N}/:id`> | Extract<"POST /auth/confirm-email", `GET /${N}/:id`> | Extract<"POST /auth/forgot-password", `GET /${N}/:id`> | Extract<"POST /auth/google", `GET /${N}/:id`> | Extract<"POST /auth/nonce", `GET /${N}/:id`> | Extract<"POST /auth/reset-password", `GET /${N}/:id`> | Extract<"POST /experiences/:id/enquiries", `GET /${N}/:id`> | Extract<"POST /favorites", `GET /${N}/:id`> | Extract<"POST /games/:id/hint", `GET /${N}/:id`> | Extract<"POST /games/:id/play", `GET /${N}/:id`> | Extract<"POST /games/:id/post-code", `GET /${N}/:id`> | Extract<"POST /games/claims", `GET /${N}/:id`> | Extract<"POST /guide/attendance", `GET /${N}/:id`> | Extract<"POST /guide/check-in-points", `GET /${N}/:id`> | Extract<"POST /guide/closures", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/photos", `GET /${N}/:id`> | Extract<"POST /guide/experiences/:id/restaurant", `GET /${N}/:id`> | Extract<"POST /guide/groups", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/invitations", `GET /${N}/:id`> | Extract<"POST /guide/groups/:id/members", `GET /${N}/:id`> | Extract<"POST /guide/messages", `GET /${N}/:id`> | Extract<"POST /guide/passes/verify", `GET /${N}/:id`> | Extract<"POST /guide/profile/logo", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/attended", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/confirm", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/no-show", `GET /${N}/:id`> | Extract<"POST /guide/reservations/:id/reject", `GET /${N}/:id`> | Extract<"POST /login", `GET /${N}/:id`> | Extract<"POST /logout", `GET /${N}/:id`> | Extract<"POST /mail/unsubscribe", `GET /${N}/:id`> | Extract<"POST /notification-cards/:id/dismiss", `GET /${N}/:id`> | Extract<"POST /points/checkin", `GET /${N}/:id`> | Extract<"POST /points/complete-game", `GET /${N}/:id`> | Extract<"POST /points/complete-route", `GET /${N}/:id`> | Extract<"POST /points/rating", `GET /${N}/:id`> | Extract<"POST /push-subscriptions/renew", `GET /${N}/:id`> | Extract<"POST /redemptions/check", `GET /${N}/:id`> | Extract<"POST /redemptions/use", `GET /${N}/:id`> | Extract<"POST /register", `GET /${N}/:id`> | Extract<"POST /reservations", `GET /${N}/:id`> | Extract<"POST /reservations/:id/cancel", `GET /${N}/:id`> | Extract<"POST /rewards/:id/redeem", `GET /${N}/:id`> | Extract<"POST /user/deletion", `GET /${N}/:id`> | Extract<"POST /user/email-confirmation", `GET /${N}/:id`> | Extract<"POST /user/footprints", `GET /${N}/:id`> | Extract<"POST /user/groups/join", `GET /${N}/:id`> | Extract<"POST /user/password", `GET /${N}/:id`> | Extract<"POST /user/profile", `GET /${N}/:id`> | Extract<"POST /user/push-subscriptions", `GET /${N}/:id`> | Extract<"POST /waitlist", `GET /${N}/:id`> | Extract<"POST /waitlist/:id/accept", `GET /${N}/:id`> | Extract<"PUT /guide/check-in-points/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id", `GET /${N}/:id`> | Extract<"PUT /guide/experiences/:id/time-slots", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id", `GET /${N}/:id`> | Extract<"PUT /guide/groups/:id/members/:memberId", `GET /${N}/:id`> | Extract<"PUT /guide/profile", `GET /${N}/:id`> | Extract<"PUT /reservations/:id", `GET /${N}/:id`>>>, Error>;
  };
  export const fetchAllPages: <P extends PathOf<'GET'>>(path: P, options: CallOptions<Extract<CallName, `GET ${P}`>>) => Promise<Answer<ItemAt<P>[]>>;
  export {};
}

declare module 'was:@sureda/remote/query/stale-notice.d.ts' {
  export interface Freshness {
      isError: boolean;
      dataUpdatedAt: number;
      refetch?: () => unknown;
  }
  export function StaleNotice({ query }: {
      query: Freshness;
  }): import("react").JSX.Element | null;
}

declare module 'was:@sureda/remote/replay/index.d.ts' {
  export * from 'was:@sureda/remote/replay/outbox-replay.d.ts';
}

declare module 'was:@sureda/remote/replay/outbox-replay.d.ts' {
  import { ApiError } from 'was:@sureda/remote/api/errors.d.ts';
  import { type OutboxItem } from 'was:@sureda/remote/offline/outbox-item.d.ts';
  export interface ReplayReport {
      sent: number;
      graded: readonly {
          item: OutboxItem;
          answer: unknown;
      }[];
      refused: readonly {
          item: OutboxItem;
          error: ApiError;
      }[];
      expired: readonly OutboxItem[];
  }
  export function replayOutbox(): Promise<ReplayReport>;
}

declare module 'was:@sureda/remote/session/favorite-key.d.ts' {
  import type { FavoritableType } from '@sureda/contract/codes/enums';
  export const favoriteKey: (type: FavoritableType, id: string) => string;
}

declare module 'was:@sureda/remote/session/favorites.d.ts' {
  import type { FavoritableType } from '@sureda/contract/codes/enums';
  export function useIsFavorite(type: FavoritableType, id: string): boolean;
  export function toggleFavorite(type: FavoritableType, id: string, title?: string): Promise<void>;
}

declare module 'was:@sureda/remote/session/former-names.d.ts' {
  export { clearPostLoginTarget as forgetPostLoginTarget } from 'was:@sureda/remote/session/session.d.ts';
  export { clearAnswers as forgetAnswers } from 'was:@sureda/remote/session/sign-out.d.ts';
  export { withoutQueuedFavorite as withoutHeart, withQueuedFavorites as withWaitingHearts, } from 'was:@sureda/remote/session/waiting-favorites.d.ts';
}

declare module 'was:@sureda/remote/session/index.d.ts' {
  export * from 'was:@sureda/remote/session/favorite-key.d.ts';
  export * from 'was:@sureda/remote/session/favorites.d.ts';
  export * from 'was:@sureda/remote/session/former-names.d.ts';
  export * from 'was:@sureda/remote/session/neutral-session.d.ts';
  export * from 'was:@sureda/remote/session/session.d.ts';
  export * from 'was:@sureda/remote/session/sign-out.d.ts';
  export * from 'was:@sureda/remote/session/waiting-favorites.d.ts';
}

declare module 'was:@sureda/remote/session/neutral-session.d.ts' {
  import type { PageVariant } from '@sureda/contract/remote/server-render';
  import { type SessionState } from 'was:@sureda/remote/session/session.d.ts';
  export const neutralSession: (kind: PageVariant) => Omit<SessionState, 'tenant' | 'language'>;
  export function hydrateNeutrally(kind: PageVariant): void;
}

declare module 'was:@sureda/remote/session/session.d.ts' {
  import type { Locale } from '@sureda/contract/codes/locale';
  import type { PageVariant } from '@sureda/contract/remote/server-render';
  import type { SessionAnswer } from '@sureda/contract/schemas/members/auth';
  import type { PackageStatus, User } from '@sureda/contract/schemas/members/user';
  import type { Tenant } from '@sureda/contract/schemas/platform/tenant';
  export type SessionUser = Omit<User, 'roles' | 'permissions' | 'access_type'> & Pick<SessionAnswer, 'roles' | 'permissions' | 'access_type'>;
  export interface SessionState {
      token: string | null;
      user: SessionUser | null;
      guest: boolean;
      tenant: Tenant | null;
      language: Locale;
      favorites: ReadonlySet<string>;
      packageStatus: PackageStatus;
      kind?: PageVariant | undefined;
  }
  export const NO_PACKAGE: PackageStatus;
  export const NO_SESSION: {
      token: null;
      user: null;
      guest: boolean;
      favorites: Set<string>;
      packageStatus: {
          hasActivePackage: boolean;
          packageInfo: {
              id: string;
              package_id: string;
              title: string;
              starts_on: string;
              ends_on: string;
              route_id: string | null;
              today: {
                  time: string;
                  title: string;
                  place: string;
                  experience_id: string | null;
                  route_id: string | null;
              }[];
          } | null;
      };
      kind: undefined;
  };
  export const useSession: import("zustand").UseBoundStore<import("zustand").StoreApi<SessionState>>;
  export const isAuthenticated: (state: SessionState) => boolean;
  export const sessionIsGuide: (state: SessionState) => boolean;
  export const sessionIsStaff: (state: SessionState) => boolean;
  export const sessionCanAccessCms: (state: SessionState) => boolean;
  export const sessionCanAccessMobile: (state: SessionState) => boolean;
  export const isPackageKnown: (state: SessionState) => boolean;
  export function startSession(answer: SessionAnswer): void;
  export function updateUser(user: User): void;
  export function enterGuestMode(): void;
  export function clearSession(): void;
  export function restoreSession(): void;
  export function savePostLoginTarget(path: string): boolean;
  export function clearPostLoginTarget(): void;
  export function readPostLoginTarget(): string | null;
  export const isOwnPath: (path: string) => boolean;
  export const setLanguage: (language: Locale) => void;
  export const setTenant: (tenant: Tenant) => void;
  export const setPackageStatus: (packageStatus: PackageStatus) => void;
  export const setFavorites: (keys: Iterable<string>) => void;
}

declare module 'was:@sureda/remote/session/sign-out.d.ts' {
  export function registerCache(forget: () => void): void;
  export function clearMemory(): void;
  export function clearAnswers(): void;
  export function onSignOut(end: () => unknown): void;
  export function endForSignOut(): Promise<void>;
}

declare module 'was:@sureda/remote/session/waiting-favorites.d.ts' {
  export const favoriteSubject: (favoriteKey: string) => string;
  export function withQueuedFavorites(stored: Iterable<string>): Set<string>;
  export function withoutQueuedFavorite(favorites: Iterable<string>, { subject, method }: {
      subject: string;
      method: 'POST' | 'DELETE';
  }): Set<string>;
}

declare module 'was:@sureda/remote/shell/define.d.ts' {
  import type { QueryKey } from '@tanstack/react-query';
  import type { ComponentType } from 'react';
  import type { SlotName, SlotProps } from 'was:@sureda/remote/shell/slots.d.ts';
  export interface StartableQuery {
      queryKey: QueryKey;
  }
  export interface Screen {
      Component: ComponentType;
      queries?: (params: Readonly<Record<string, string | undefined>>, path: string) => readonly StartableQuery[];
  }
  export function defineScreen(screen: Screen): Screen;
  export interface SlotContent<N extends SlotName = SlotName> {
      Component: ComponentType<SlotProps[N]>;
  }
  export function defineSlot<N extends SlotName>(_name: N, Component: ComponentType<SlotProps[N]>): SlotContent<N>;
}

declare module 'was:@sureda/remote/shell/former-names.d.ts' {
  export { postponeUpdate as holdUpdate, useIsUpdatePostponed as useIsUpdateHeld, usePostponeUpdate as useHoldUpdate, } from 'was:@sureda/remote/shell/postpone-update.d.ts';
  export type { MenuEntry as MenuPlace, ProviderProof as TakenProof } from 'was:@sureda/remote/shell/services.d.ts';
}

declare module 'was:@sureda/remote/shell/header-actions.d.ts' {
  import type { ReactNode } from 'react';
  export const HEADER_ACTIONS_ID = "header-actions";
  export function HeaderActions({ children }: {
      children: ReactNode;
  }): import("react").ReactPortal | null;
}

declare module 'was:@sureda/remote/shell/index.d.ts' {
  export * from 'was:@sureda/remote/shell/define.d.ts';
  export * from 'was:@sureda/remote/shell/former-names.d.ts';
  export * from 'was:@sureda/remote/shell/header-actions.d.ts';
  export * from 'was:@sureda/remote/shell/postpone-update.d.ts';
  export * from 'was:@sureda/remote/shell/services.d.ts';
  export * from 'was:@sureda/remote/shell/slot.d.ts';
  export * from 'was:@sureda/remote/shell/slots.d.ts';
  export * from 'was:@sureda/remote/shell/title.d.ts';
}

declare module 'was:@sureda/remote/shell/postpone-update.d.ts' {
  export function postponeUpdate(): () => void;
  export function usePostponeUpdate(isBusy: boolean): void;
  export const useIsUpdatePostponed: () => boolean;
}

declare module 'was:@sureda/remote/shell/services.d.ts' {
  import type { MenuName } from '@sureda/contract/remote/registry';
  import type { IconName } from '@sureda/ui/icons';
  import type { ComponentType } from 'react';
  import type { Player } from 'was:@sureda/remote/features/player/listening.d.ts';
  import type { OfflinePackSubject } from 'was:@sureda/remote/offline/pack-subject.d.ts';
  import type { SlotName, SlotProps } from 'was:@sureda/remote/shell/slots.d.ts';
  export type ToastKind = 'info' | 'success' | 'error';
  export interface ToastRequest {
      kind: ToastKind;
      text: string;
      action?: {
          label: string;
          onPress: () => void;
      };
  }
  export type ProviderFault = 'cancelled' | 'denied' | 'network' | 'configuration' | 'timeout' | 'general';
  export type ProviderProof = {
      provider: 'google' | 'apple';
      id_token: string;
      nonce: string;
  } | {
      provider: 'google' | 'apple' | null;
      fault: ProviderFault;
  };
  export interface MenuEntry {
      path: string;
      label: string;
      text?: string;
      icon: IconName;
  }
  export interface ShellServices {
      toast: (toast: ToastRequest) => () => void;
      askToLogin: (target: string) => void;
      logout: () => Promise<void>;
      askToLogout: () => void;
      proveByProvider: (provider: 'google' | 'apple', path: string) => Promise<ProviderFault | undefined>;
      takeProof: () => Promise<ProviderProof | null>;
      canOpen: (path: string) => boolean;
      useMenu: (menu: MenuName) => readonly MenuEntry[] | undefined;
      changeLanguage: (language: string) => Promise<void>;
      SlotOutlet: ComponentType<{
          name: SlotName;
          slotProps: SlotProps[SlotName];
      }>;
      prepareSlot: (name: SlotName) => void;
      SaveOffline: ComponentType<OfflinePackSubject>;
      player: Player;
  }
  export function provideShell(provided: ShellServices): void;
  export function shell(): ShellServices;
}

declare module 'was:@sureda/remote/shell/slot.d.ts' {
  import type { SlotName, SlotProps } from 'was:@sureda/remote/shell/slots.d.ts';
  export function Slot<N extends SlotName>({ name, ...slotProps }: {
      name: N;
  } & SlotProps[N]): import("react").JSX.Element;
}

declare module 'was:@sureda/remote/shell/slots.d.ts' {
  import type { TrackPoint } from '@sureda/contract/rules/track-parts';
  export interface SlotProps {
      'experience.booking': {
          experienceId: string;
      };
      'map.place': {
          latitude: number;
          longitude: number;
          label: string;
      };
      'map.route': {
          label: string;
          routeId?: string;
          track: readonly TrackPoint[];
          points: readonly {
              id: string;
              name: string;
              latitude: number;
              longitude: number;
          }[];
          cursor: number | null;
          onCursorChange: (distance: number | null) => void;
      };
      'map.pick': {
          label: string;
          latitude: number | null;
          longitude: number | null;
          onPick: (place: {
              latitude: number;
              longitude: number;
          }) => void;
          radius?: number;
          radiusRange?: readonly [number, number];
          onRadius?: (metres: number) => void;
      };
      'map.area': {
          label: string;
          area: readonly (readonly [number, number])[];
          onChange: (area: [number, number][]) => void;
      };
      'map.walk': Record<never, never>;
  }
  export type SlotName = keyof SlotProps;
}

declare module 'was:@sureda/remote/shell/title.d.ts' {
  export const useShownTitle: import("zustand").UseBoundStore<import("zustand").StoreApi<{
      title: string | null;
  }>>;
  export function useScreenTitle(title: string | undefined): void;
}

declare module 'was:@sureda/remote/ui/confirm-email.d.ts' {
  export function ConfirmEmail(): import("react").JSX.Element;
}

declare module 'was:@sureda/remote/ui/file-download.d.ts' {
  import { type ButtonProps } from '@sureda/ui/base';
  interface FileDownloadProps extends Pick<ButtonProps, 'variant'> {
      label: string;
      pendingLabel: string;
      name: string;
      fetch: () => Promise<Blob>;
      type: keyof typeof ENDINGS;
  }
  const ENDINGS: {
      'application/pdf': string;
      'application/zip': string;
  };
  export function FileDownload({ label, pendingLabel, name, fetch, type, variant, }: FileDownloadProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/remote/ui/index.d.ts' {
  export * from 'was:@sureda/remote/ui/confirm-email.d.ts';
  export * from 'was:@sureda/remote/ui/file-download.d.ts';
  export * from 'was:@sureda/remote/ui/lazy-part.d.ts';
  export * from 'was:@sureda/remote/ui/photo-credit.d.ts';
  export * from 'was:@sureda/remote/ui/status-notice.d.ts';
}

declare module 'was:@sureda/remote/ui/lazy-part.d.ts' {
  import { type ComponentType, type ReactNode } from 'react';
  type LoadPart<P extends object> = () => Promise<{
      default: ComponentType<P>;
  }>;
  interface Part<P extends object> {
      Part: ComponentType<P> | null;
      retry: (() => void) | null;
  }
  export function useLazyPart<P extends object>(load: LoadPart<P> | null, wanted?: unknown): Part<P>;
  interface LazyPartProps<P extends object> {
      load: LoadPart<P>;
      props: P;
      wanted?: unknown;
      placeholder?: ReactNode;
      fallback?: (retry: () => void) => ReactNode;
      atOnce?: boolean;
      whenNear?: boolean;
      afterMs?: number;
  }
  export function LazyPart<P extends object>(part: LazyPartProps<P>): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
  export function lazySheet<P extends object>(load: LoadPart<P>): ComponentType<P>;
  export {};
}

declare module 'was:@sureda/remote/ui/photo-credit.d.ts' {
  import type { Image } from '@sureda/contract/schemas/fields/media';
  type Pictured = Pick<Image, 'image_photo'>;
  export function usePhotoCredit(): (image: Pictured) => string | undefined;
  export function PhotoCredit({ of }: {
      of: Pictured;
  }): import("react").JSX.Element | null;
  export {};
}

declare module 'was:@sureda/remote/ui/status-notice.d.ts' {
  import type { NoticeFields } from '@sureda/contract/schemas/catalogue/notice';
  export function StatusNotice({ of }: {
      of: NoticeFields;
  }): import("react").JSX.Element | null;
}

declare module 'was:@sureda/remote/unsaved/confirm-discard.d.ts' {
  import { type ReactNode, type RefObject } from 'react';
  interface AskFirst {
      ask: () => void;
      dialog: ReactNode;
  }
  export function useConfirmDiscard(isLosing: () => boolean, onYes: () => void, title?: string): AskFirst;
  export function useConfirmLeave(isLosing: () => boolean, ways: 'back' | 'all'): ReactNode;
  export function useIsDirty(body: RefObject<HTMLElement | null>, saved?: unknown): () => boolean;
  export {};
}

declare module 'was:@sureda/remote/unsaved/form-sheet.d.ts' {
  import { type ReactNode } from 'react';
  interface FormSheetProps {
      title: string;
      onClose: () => void;
      footer?: ReactNode;
      unsaved?: 'typed' | 'wrong';
      loses?: 'typed' | 'wrong';
      children: ReactNode;
  }
  export function FormSheet({ title, onClose, footer, loses, unsaved, children }: FormSheetProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/remote/unsaved/former-names.d.ts' {
  export { useConfirmDiscard as useAskFirst, useConfirmLeave as useAskBeforeLeaving, useIsDirty as useIsTyped, } from 'was:@sureda/remote/unsaved/confirm-discard.d.ts';
}

declare module 'was:@sureda/remote/unsaved/index.d.ts' {
  export * from 'was:@sureda/remote/unsaved/confirm-discard.d.ts';
  export * from 'was:@sureda/remote/unsaved/form-sheet.d.ts';
  export * from 'was:@sureda/remote/unsaved/former-names.d.ts';
}

declare module 'was:@sureda/ui/base/actions/button.d.ts' {
  import { type ReactNode } from 'react';
  import { type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface ButtonLook {
      variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
      size?: 'small' | 'medium' | 'large';
      icon?: IconName;
      iconEnd?: IconName;
      isFullWidth?: boolean;
      className?: string;
      children: ReactNode;
  }
  export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'slot'> {
      pendingLabel?: string;
  }
  export function ButtonContent({ icon, iconEnd, children, }: Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'>): import("react").JSX.Element;
  export function Button(props: ButtonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/actions/disclosure.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface DisclosureProps {
      title: ReactNode;
      defaultOpen?: boolean;
      icon?: IconName;
      note?: string;
      className?: string;
      children: ReactNode;
  }
  export function Disclosure({ title, defaultOpen, icon, note, className, children }: DisclosureProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/actions/favorite-button.d.ts' {
  export interface FavoriteButtonProps {
      isFavorite: boolean;
      label: string;
      onChange: (next: boolean) => void;
      isPending?: boolean;
      variant?: 'photo' | 'quiet';
      className?: string;
  }
  export function FavoriteButton(props: FavoriteButtonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/actions/floating-pill.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface FloatingPillProps {
      icon: IconName;
      href?: string;
      onPress?: () => void;
      className?: string;
      children: ReactNode;
  }
  export function FloatingPill({ icon, href, onPress, className, children }: FloatingPillProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/actions/icon-button.d.ts' {
  import { type ButtonProps } from 'react-aria-components/Button';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface IconButtonProps extends Pick<ButtonProps, 'isDisabled' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed' | 'onPress' | 'autoFocus'> {
      icon: IconName;
      label: string;
      variant?: 'quiet' | 'raised' | 'solid' | 'photo';
      size?: 'medium' | 'large';
      href?: string;
      badge?: number;
      className?: string;
  }
  export function IconButton(props: IconButtonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/actions/link-button.d.ts' {
  import { type LinkProps } from 'react-aria-components/Link';
  import { type ButtonLook } from 'was:@sureda/ui/base/actions/button.d.ts';
  export interface LinkButtonProps extends ButtonLook, Pick<LinkProps, 'target' | 'rel' | 'download' | 'onClick' | 'onPress' | 'aria-label' | 'aria-describedby' | 'isDisabled'> {
      href: string;
  }
  export function LinkButton(props: LinkButtonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/actions/text-link.d.ts' {
  import type { ReactNode } from 'react';
  import { type LinkProps } from 'react-aria-components/Link';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface TextLinkProps extends Pick<LinkProps, 'target' | 'rel' | 'download' | 'onPress' | 'aria-label'> {
      href: string;
      icon?: IconName;
      variant?: 'inline' | 'standalone';
      className?: string;
      children: ReactNode;
  }
  export function TextLink({ variant, icon, className, children, ...rest }: TextLinkProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/avatar.d.ts' {
  export interface AvatarProps {
      name: string;
      src?: string | null;
      size?: 'small' | 'medium' | 'large';
      className?: string;
  }
  export function Avatar({ name, src, size, className }: AvatarProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/badge.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface BadgeProps {
      tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'photo';
      icon?: IconName;
      className?: string;
      children: ReactNode;
  }
  export function Badge({ tone, icon, className, children }: BadgeProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/banner.d.ts' {
  import type { ReactNode, Ref } from 'react';
  export interface BannerProps {
      kind?: 'info' | 'success' | 'warning' | 'danger';
      title?: string;
      action?: ReactNode;
      onDismiss?: () => void;
      dismissLabel?: string;
      isLive?: boolean;
      ref?: Ref<HTMLDivElement> | undefined;
      className?: string;
      children?: ReactNode;
  }
  export function Banner(props: BannerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/card-list.d.ts' {
  import { type ReactNode } from 'react';
  export interface CardListProps {
      label?: string;
      layout?: 'list' | 'grid' | 'tiles';
      className?: string;
      children: ReactNode;
  }
  export function CardList({ label, layout, className, children }: CardListProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/card-meta.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface CardMeta {
      icon?: IconName;
      text: string;
      label?: string;
  }
  export function CardMetaRow({ items, className }: {
      items: CardMeta[];
      className?: string;
  }): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/card-title.d.ts' {
  export interface CardTitleProps {
      title: string;
      headingLevel: 2 | 3 | 4;
      href?: string;
      onPress?: () => void;
      isDisabled?: boolean;
      className?: string;
  }
  export function CardTitle({ title, headingLevel, href, onPress, isDisabled, className }: CardTitleProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/card.d.ts' {
  import type { ReactNode } from 'react';
  export interface CardProps {
      as?: 'article' | 'section' | 'div' | 'li';
      tone?: 'surface' | 'sunken' | 'primary' | 'accent';
      padding?: 'none' | 'small' | 'medium';
      'aria-label'?: string;
      'aria-labelledby'?: string;
      className?: string;
      children: ReactNode;
  }
  export function Card({ as: Element, tone, padding, className, children, ...aria }: CardProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/event-list.d.ts' {
  export interface ListedEvent {
      key: string;
      when: string;
      dateTime: string;
      text: string;
      note?: string | null;
  }
  export interface EventListProps {
      label: string;
      events: readonly ListedEvent[];
      className?: string;
  }
  export function EventList({ label, events, className }: EventListProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/hero-card.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  import { type PictureProps } from 'was:@sureda/ui/base/cards/picture.d.ts';
  export interface HeroCardProps {
      href: string;
      title: string;
      eyebrow?: string;
      text?: string;
      picture?: PictureProps;
      icon?: IconName;
      tone?: 'primary' | 'accent' | 'ink';
      headingLevel?: 2 | 3;
      onPress?: () => void;
      className?: string;
  }
  export function HeroCard(props: HeroCardProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/image-card.d.ts' {
  import type { ReactNode } from 'react';
  import { type CardMeta } from 'was:@sureda/ui/base/cards/card-meta.d.ts';
  import { type PictureProps } from 'was:@sureda/ui/base/cards/picture.d.ts';
  export interface ImageCardProps {
      href: string;
      title: string;
      picture: PictureProps;
      eyebrow?: string;
      badge?: ReactNode;
      text?: string;
      meta?: CardMeta[];
      price?: ReactNode;
      favorite?: ReactNode;
      headingLevel?: 2 | 3 | 4;
      onPress?: () => void;
      className?: string;
  }
  export function ImageCard(props: ImageCardProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/list-card.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  import { type CardMeta } from 'was:@sureda/ui/base/cards/card-meta.d.ts';
  import { type PictureProps } from 'was:@sureda/ui/base/cards/picture.d.ts';
  export interface ListCardProps {
      title: string;
      href?: string;
      onPress?: () => void;
      picture?: PictureProps;
      icon?: IconName;
      start?: ReactNode;
      eyebrow?: string;
      text?: string;
      meta?: CardMeta[];
      badge?: ReactNode;
      end?: ReactNode;
      headingLevel?: 2 | 3 | 4;
      isDisabled?: boolean;
      className?: string;
  }
  export function ListCard(props: ListCardProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/motif.d.ts' {
  export interface MotifProps {
      name: 'rings' | 'cells' | 'oak';
      size?: number;
      className?: string;
  }
  export function Motif({ name, size, className }: MotifProps): import("react").JSX.Element;
  export function BarkEdge({ className }: {
      className?: string;
  }): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/cards/picture.d.ts' {
  import { type ReactNode } from 'react';
  export interface PictureProps {
      src: string | null;
      srcSet?: string;
      sizes?: string;
      alt: string;
      ratio?: '1/1' | '4/3' | '3/2' | '16/9' | '21/9' | '3/4' | 'fill';
      color?: string | null;
      blur?: string;
      focus?: string;
      credit?: string;
      priority?: boolean;
      fit?: 'cover' | 'contain';
      className?: string;
      children?: ReactNode;
  }
  export function Picture(props: PictureProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/fact-list.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface Fact {
      label: string;
      value: ReactNode;
      icon?: IconName;
  }
  export function FactList({ facts, columns, className, }: {
      facts: Fact[];
      columns?: 1 | 2;
      className?: string;
  }): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/growth.d.ts' {
  export function sequence(seed: number): () => number;
  export function ringPath(x: number, y: number, radius: number, wobble: number, seed: number): string;
  export function cellPaths(centre: number, radius: number, width: number, height: number): string[];
  export function barkPath(width: number, height: number): string;
}

declare module 'was:@sureda/ui/base/index.d.ts' {
  export * from 'was:@sureda/ui/base/actions/button.d.ts';
  export * from 'was:@sureda/ui/base/actions/disclosure.d.ts';
  export * from 'was:@sureda/ui/base/actions/favorite-button.d.ts';
  export * from 'was:@sureda/ui/base/actions/floating-pill.d.ts';
  export * from 'was:@sureda/ui/base/actions/icon-button.d.ts';
  export * from 'was:@sureda/ui/base/actions/link-button.d.ts';
  export * from 'was:@sureda/ui/base/actions/text-link.d.ts';
  export * from 'was:@sureda/ui/base/avatar.d.ts';
  export * from 'was:@sureda/ui/base/badge.d.ts';
  export * from 'was:@sureda/ui/base/banner.d.ts';
  export * from 'was:@sureda/ui/base/cards/card.d.ts';
  export * from 'was:@sureda/ui/base/cards/card-list.d.ts';
  export * from 'was:@sureda/ui/base/cards/card-meta.d.ts';
  export * from 'was:@sureda/ui/base/cards/card-title.d.ts';
  export * from 'was:@sureda/ui/base/cards/event-list.d.ts';
  export * from 'was:@sureda/ui/base/cards/hero-card.d.ts';
  export * from 'was:@sureda/ui/base/cards/image-card.d.ts';
  export * from 'was:@sureda/ui/base/cards/list-card.d.ts';
  export * from 'was:@sureda/ui/base/cards/motif.d.ts';
  export * from 'was:@sureda/ui/base/cards/picture.d.ts';
  export * from 'was:@sureda/ui/base/fact-list.d.ts';
  export * from 'was:@sureda/ui/base/growth.d.ts';
  export * from 'was:@sureda/ui/base/note.d.ts';
  export * from 'was:@sureda/ui/base/price.d.ts';
  export * from 'was:@sureda/ui/base/rating.d.ts';
  export * from 'was:@sureda/ui/base/scroll-row.d.ts';
  export * from 'was:@sureda/ui/base/section.d.ts';
  export * from 'was:@sureda/ui/base/stack.d.ts';
  export * from 'was:@sureda/ui/base/stat.d.ts';
}

declare module 'was:@sureda/ui/base/note.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface NoteProps {
      icon?: IconName;
      children: ReactNode;
  }
  export function Note({ icon, children }: NoteProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/price.d.ts' {
  export interface PriceProps {
      amount: string;
      prefix?: string;
      suffix?: string;
      size?: 'medium' | 'large';
      className?: string;
  }
  export function Price({ amount, prefix, suffix, size, className }: PriceProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/rating.d.ts' {
  export interface RatingProps {
      value: number;
      label: string;
      text?: string;
      count?: string;
      max?: number;
      className?: string;
  }
  export function Rating({ value, label, text, count, max, className }: RatingProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/scroll-row.d.ts' {
  import { type ReactNode } from 'react';
  export interface ScrollRowProps {
      label: string;
      itemWidth?: 'narrow' | 'card' | 'wide';
      className?: string;
      children: ReactNode;
  }
  export function ScrollRow({ label, itemWidth, className, children }: ScrollRowProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/section.d.ts' {
  import { type ReactNode } from 'react';
  export interface SectionProps {
      title: string;
      titleHidden?: boolean;
      action?: {
          label: string;
          href?: string;
          onPress?: () => void;
      };
      headingLevel?: 2 | 3;
      className?: string;
      children: ReactNode;
  }
  export function Section({ title, titleHidden, action, headingLevel, className, children }: SectionProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/base/stack.d.ts' {
  import type { ReactNode } from 'react';
  interface LayoutProps {
      gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;
      as?: 'div' | 'ul' | 'ol' | 'section';
      align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
      justify?: 'start' | 'center' | 'end' | 'space-between';
      className?: string;
      children: ReactNode;
  }
  export function Stack({ gap, as: Element, align, justify, className, children }: LayoutProps): import("react").JSX.Element;
  export function Inline({ gap, as: Element, align, justify, wrap, className, children, }: LayoutProps & {
      wrap?: boolean;
  }): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/ui/base/stat.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface StatTileProps {
      label: string;
      value: ReactNode;
      note?: string;
      icon?: IconName;
      tone?: 'surface' | 'primary' | 'accent';
      href?: string;
      className?: string;
      children?: ReactNode;
  }
  export function StatTile({ label, value, note, icon, tone, href, className, children, }: StatTileProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/brand/brand-tokens.d.ts' {
  export interface BrandColors {
      primary: string;
      accent: string;
      background: string;
      surface: string;
      text: string;
      border?: string;
  }
  export type TokenSet = Record<string, string>;
  export type Scheme = 'light' | 'dark';
  export function brandTokens(colors: BrandColors): {
      light: TokenSet;
      dark: TokenSet;
  };
}

declare module 'was:@sureda/ui/brand/brand.d.ts' {
  import { type BrandColors, brandTokens, type Scheme, type TokenSet } from 'was:@sureda/ui/brand/brand-tokens.d.ts';
  export type { BrandColors, Scheme, TokenSet } from 'was:@sureda/ui/brand/brand-tokens.d.ts';
  export { brandTokens };
  export interface Brand {
      colors: BrandColors;
      typography?: {
          heading_family: string;
          font_family: string;
      };
  }
  export interface ContrastFault {
      scheme: Scheme;
      foreground: string;
      background: string;
      ratio: number;
      needed: number;
      message: string;
  }
  export const fallbackBrand: Brand;
  export function contrastFaults(colors: BrandColors): ContrastFault[];
  export function schemeCss({ light, dark }: {
      light: TokenSet;
      dark: TokenSet;
  }, root?: string, scope?: string): string;
  export const LAYERS = "@layer reset, tokens, ui, remote, overrides;";
  export function brandCss(brand: Brand, options?: {
      fontUrl?: (file: string) => string;
  }): string;
  export function brandFonts(brand: Brand): string[];
}

declare module 'was:@sureda/ui/brand/color.d.ts' {
  export interface Oklch {
      l: number;
      c: number;
      h: number;
  }
  export function toOklch(hex: string): Oklch;
  export function toHex(color: Oklch): string;
  export function mix(base: string, over: string, share: number): string;
  export function lighten(hex: string, step: number): string;
  export function contrast(one: string, two: string): number;
  export function readableOn(color: string, grounds: readonly string[], ratio: number, towards: 'dark' | 'light'): string;
}

declare module 'was:@sureda/ui/brand/fonts.d.ts' {
  export interface FontFamily {
      name: string;
      file: string;
      kind: 'serif' | 'sans';
      weight: number;
      width: {
          heading: number;
          text: number;
      };
      ascent: number;
      descent: number;
  }
  export const families: FontFamily[];
  export function fontFamilies(heading: string, text: string): {
      heading: FontFamily;
      text: FontFamily;
  };
  export function fontStack(family: FontFamily): string;
  export function fontCss([heading, text]: [FontFamily, FontFamily], fontUrl?: (file: string) => string): string;
}

declare module 'was:@sureda/ui/brand/index.d.ts' {
  export * from 'was:@sureda/ui/brand/brand.d.ts';
  export * from 'was:@sureda/ui/brand/brand-tokens.d.ts';
  export * from 'was:@sureda/ui/brand/color.d.ts';
  export * from 'was:@sureda/ui/brand/fonts.d.ts';
}

declare module 'was:@sureda/ui/calendar/index.d.ts' {
  export * from 'was:@sureda/ui/calendar/month-calendar.d.ts';
}

declare module 'was:@sureda/ui/calendar/month-calendar.d.ts' {
  export interface MonthCalendarProps {
      label: string;
      value: string;
      onChange: (date: string) => void;
      onFocusChange: (date: string) => void;
      focused: string;
      today: string;
      minDate: string;
      maxDate: string;
      countOf: (date: string) => number;
      fillsOf?: (date: string) => readonly number[];
      toneOf?: (date: string) => 'off' | 'limited' | 'special' | undefined;
      describe: (date: string) => string;
      locale: string;
      className?: string;
  }
  export function MonthCalendar(props: MonthCalendarProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/charts/bar-chart.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  import { type ChartFigureProps } from 'was:@sureda/ui/charts/chart-figure.d.ts';
  import type { ChartTone } from 'was:@sureda/ui/charts/chart-tone.d.ts';
  export interface BarChartItem {
      label: string;
      value: number;
      valueText: string;
      icon?: IconName;
      tone?: ChartTone;
  }
  export interface BarChartProps extends Omit<ChartFigureProps, 'children'> {
      items: BarChartItem[];
      layout?: 'rows' | 'columns';
      reference?: {
          value: number;
          text: string;
      };
      max?: number;
  }
  export function BarChart({ items, layout, reference, max, ...figure }: BarChartProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/charts/chart-figure.d.ts' {
  import { type ReactNode } from 'react';
  export interface ChartTable {
      label: string;
      columns: string[];
      rows: string[][];
  }
  export interface ChartFigureProps {
      title: string;
      titleHidden?: boolean;
      summary?: ReactNode;
      table: ChartTable;
      className?: string;
      children: ReactNode;
  }
  export function ChartFigure({ title, titleHidden, summary, table, className, children }: ChartFigureProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/charts/chart-tone.d.ts' {
  export type ChartTone = 'primary' | 'accent' | 'info' | 'warning' | 'success' | 'danger' | 'neutral' | 'ink';
  export const toneAt: (index: number) => ChartTone;
}

declare module 'was:@sureda/ui/charts/elevation-profile.d.ts' {
  import { type ChartFigureProps } from 'was:@sureda/ui/charts/chart-figure.d.ts';
  import { type ElevationPoint } from 'was:@sureda/ui/charts/elevation.d.ts';
  export type { ElevationPoint } from 'was:@sureda/ui/charts/elevation.d.ts';
  export interface ElevationProfileProps extends Omit<ChartFigureProps, 'children' | 'table'> {
      points: readonly ElevationPoint[];
      cursor: number | null;
      onCursorChange: (distance: number | null) => void;
      pointText: (point: ElevationPoint) => string;
      heightText: (elevation: number) => string;
      startText: string;
      endText: string;
      cursorLabel: string;
      stops?: number[];
      table: {
          label: string;
          columns: [string, string];
          distanceText: (distance: number) => string;
      };
  }
  export function ElevationProfile(props: ElevationProfileProps): import("react").JSX.Element | null;
}

declare module 'was:@sureda/ui/charts/elevation.d.ts' {
  export interface ElevationPoint {
      distance: number;
      elevation: number;
      beginsPart?: boolean;
  }
  export function elevationParts(points: readonly ElevationPoint[]): ElevationPoint[][];
  export function thinned(points: readonly ElevationPoint[], limit?: number): ElevationPoint[];
  export function elevationAt(points: readonly ElevationPoint[], distance: number): number;
  export interface ElevationScale {
      length: number;
      lowest: number;
      highest: number;
      along: (distance: number) => number;
      up: (elevation: number) => number;
  }
  export function elevationScale(points: readonly ElevationPoint[]): ElevationScale;
  export function sampled(points: readonly ElevationPoint[], rows: number): ElevationPoint[];
}

declare module 'was:@sureda/ui/charts/index.d.ts' {
  export * from 'was:@sureda/ui/charts/bar-chart.d.ts';
  export * from 'was:@sureda/ui/charts/chart-figure.d.ts';
  export * from 'was:@sureda/ui/charts/chart-tone.d.ts';
  export * from 'was:@sureda/ui/charts/elevation.d.ts';
  export * from 'was:@sureda/ui/charts/elevation-profile.d.ts';
  export * from 'was:@sureda/ui/charts/meter.d.ts';
  export * from 'was:@sureda/ui/charts/progress-bar.d.ts';
  export * from 'was:@sureda/ui/charts/ring-chart.d.ts';
  export * from 'was:@sureda/ui/charts/steps.d.ts';
}

declare module 'was:@sureda/ui/charts/meter.d.ts' {
  export type MeterTone = 'primary' | 'accent' | 'success' | 'warning' | 'danger';
  export interface MeterProps {
      label: string;
      labelHidden?: boolean;
      value: number;
      min?: number;
      max?: number;
      valueText: string;
      tone?: MeterTone;
      className?: string;
  }
  export const shareOf: (value: number, min: number, max: number) => number;
  export function Meter({ label, labelHidden, value, min, max, valueText, tone, className, }: MeterProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/charts/progress-bar.d.ts' {
  export interface ProgressBarProps {
      label: string;
      value: number | null;
      max?: number;
      valueText?: string;
      className?: string;
  }
  export function ProgressBar({ label, value, max, valueText, className }: ProgressBarProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/charts/ring-chart.d.ts' {
  import type { ReactNode } from 'react';
  import { type ChartFigureProps } from 'was:@sureda/ui/charts/chart-figure.d.ts';
  import { type ChartTone } from 'was:@sureda/ui/charts/chart-tone.d.ts';
  export interface RingChartPart {
      label: string;
      value: number;
      valueText: string;
      tone?: ChartTone;
  }
  export interface RingChartProps extends Omit<ChartFigureProps, 'children'> {
      parts: RingChartPart[];
      children?: ReactNode;
  }
  export function RingChart({ parts, children, ...figure }: RingChartProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/charts/steps.d.ts' {
  export interface StepsProps {
      label: string;
      steps: string[];
      current: number;
      currentText: string;
      className?: string;
  }
  export function Steps({ label, steps, current, currentText, className }: StepsProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/active-filters.d.ts' {
  import type { IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface ActiveFilter {
      id: string;
      label: string;
      removeLabel: string;
      icon?: IconName;
  }
  export interface ActiveFiltersProps {
      label: string;
      filters: ActiveFilter[];
      onRemove: (id: string) => void;
      clearLabel: string;
      onClear: () => void;
      className?: string;
  }
  export function ActiveFilters({ label, filters, onRemove, clearLabel, onClear, className, }: ActiveFiltersProps): import("react").JSX.Element | null;
}

declare module 'was:@sureda/ui/choice/checkbox.d.ts' {
  import { type ReactNode } from 'react';
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface CheckboxProps extends NativeFieldOptions {
      value?: string;
      isSelected?: boolean;
      defaultSelected?: boolean;
      onChange?: (isSelected: boolean) => void;
      description?: string;
      isRequired?: boolean;
      isDisabled?: boolean;
      className?: string;
      children: ReactNode;
  }
  export function Checkbox(props: CheckboxProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/chip-group.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface ChipOption {
      value: string;
      label: string;
      icon?: IconName;
      count?: number;
      isDisabled?: boolean;
  }
  interface Shared {
      label: string;
      labelHidden?: boolean;
      options: ChipOption[];
      layout?: 'wrap' | 'scroll';
      name?: string;
      className?: string;
  }
  export type ChipGroupProps = Shared & ({
      mode?: 'multiple';
      value: string[];
      onChange: (value: string[]) => void;
  } | {
      mode: 'single';
      value: string | null;
      onChange: (value: string) => void;
  });
  export function ChipGroup(props: ChipGroupProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/ui/choice/chip.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface ChipProps {
      icon?: IconName;
      onRemove?: () => void;
      removeLabel?: string;
      onPress?: () => void;
      href?: string;
      isCurrent?: boolean;
      className?: string;
      children: ReactNode;
  }
  export function Chip({ icon, onRemove, removeLabel, onPress, href, isCurrent, className, children, }: ChipProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/choice-set.d.ts' {
  import { type ReactNode } from 'react';
  export interface ChoiceSetProps {
      label: string;
      labelHidden?: boolean;
      description?: string;
      error?: string;
      role?: 'radiogroup' | 'group';
      isRequired?: boolean;
      className?: string;
      children: ReactNode;
  }
  export function ChoiceSet({ label, labelHidden, description, error, role, isRequired, className, children, }: ChoiceSetProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/choice.d.ts' {
  import { type FormEvent, type ReactNode } from 'react';
  export interface ChoiceProps {
      type: 'radio' | 'checkbox';
      name: string;
      value: string;
      isSelected: boolean;
      isDisabled?: boolean;
      isRequired?: boolean;
      label?: string;
      describedBy?: string;
      inForm?: boolean;
      onSelect: (isSelected: boolean) => void;
      onInvalid?: (event: FormEvent<HTMLInputElement>) => void;
      className?: string;
      'data-state'?: string;
      'data-look'?: string | undefined;
      children: ReactNode;
  }
  export function Choice(props: ChoiceProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/index.d.ts' {
  export * from 'was:@sureda/ui/choice/active-filters.d.ts';
  export * from 'was:@sureda/ui/choice/checkbox.d.ts';
  export * from 'was:@sureda/ui/choice/chip.d.ts';
  export * from 'was:@sureda/ui/choice/chip-group.d.ts';
  export * from 'was:@sureda/ui/choice/choice.d.ts';
  export * from 'was:@sureda/ui/choice/choice-set.d.ts';
  export * from 'was:@sureda/ui/choice/option-cards.d.ts';
  export * from 'was:@sureda/ui/choice/radio-group.d.ts';
  export * from 'was:@sureda/ui/choice/search-field.d.ts';
  export * from 'was:@sureda/ui/choice/segmented-control.d.ts';
  export * from 'was:@sureda/ui/choice/select.d.ts';
  export * from 'was:@sureda/ui/choice/switch.d.ts';
  export * from 'was:@sureda/ui/choice/tabs.d.ts';
}

declare module 'was:@sureda/ui/choice/option-cards.d.ts' {
  import { type PictureProps } from 'was:@sureda/ui/base/cards/picture.d.ts';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  import type { RadioGroupProps, RadioOption } from 'was:@sureda/ui/choice/radio-group.d.ts';
  export interface CardOption extends RadioOption {
      icon?: IconName;
      picture?: PictureProps;
      status?: 'right' | 'wrong';
      statusLabel?: string;
  }
  export interface OptionCardsProps extends RadioGroupProps<CardOption> {
      layout?: 'list' | 'grid';
  }
  export function OptionCards(props: OptionCardsProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/radio-group.d.ts' {
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface RadioOption {
      value: string;
      label: string;
      description?: string;
      isDisabled?: boolean;
  }
  export interface RadioGroupProps<T extends RadioOption = RadioOption> extends NativeFieldOptions {
      label: string;
      labelHidden?: boolean;
      options: T[];
      value?: string | null;
      defaultValue?: string;
      onChange?: (value: string) => void;
      description?: string;
      isRequired?: boolean;
      isDisabled?: boolean;
      className?: string;
  }
  export function RadioGroup(props: RadioGroupProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/search-field.d.ts' {
  export interface SearchFieldProps {
      label: string;
      value?: string;
      defaultValue?: string;
      onChange?: (text: string) => void;
      onSubmit?: (text: string) => void;
      placeholder?: string;
      clearLabel: string;
      name?: string;
      className?: string;
  }
  export function SearchField({ label, value, defaultValue, onChange, onSubmit, placeholder, clearLabel, name, className, }: SearchFieldProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/segmented-control.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface SegmentedControlProps {
      label: string;
      options: {
          value: string;
          label: string;
          icon?: IconName;
      }[];
      value: string;
      onChange: (value: string) => void;
      className?: string;
  }
  export function SegmentedControl({ label, options, value, onChange, className }: SegmentedControlProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/select.d.ts' {
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface SelectOption {
      value: string;
      label: string;
      isDisabled?: boolean;
  }
  export interface SelectProps extends NativeFieldOptions {
      label: string;
      labelHidden?: boolean;
      options: SelectOption[];
      value?: string;
      defaultValue?: string;
      onChange?: (value: string) => void;
      placeholder?: string;
      description?: string;
      isRequired?: boolean;
      isDisabled?: boolean;
      className?: string;
  }
  export function Select(props: SelectProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/switch.d.ts' {
  import { type ReactNode } from 'react';
  export interface SwitchProps {
      name?: string;
      isSelected?: boolean;
      defaultSelected?: boolean;
      onChange?: (isSelected: boolean) => void;
      description?: string;
      isDisabled?: boolean;
      className?: string;
      children: ReactNode;
  }
  export function Switch({ name, isSelected, defaultSelected, onChange, description, isDisabled, className, children, }: SwitchProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/choice/tabs.d.ts' {
  import { type ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface Tab {
      id: string;
      label: string;
      icon?: IconName;
      content: ReactNode;
      keepMounted?: boolean;
      isKept?: boolean;
  }
  export interface TabsProps {
      label: string;
      tabs: Tab[];
      selected?: string;
      defaultSelected?: string;
      onSelect?: (id: string) => void;
      className?: string;
  }
  export function Tabs({ label, tabs, selected, defaultSelected, onSelect, className }: TabsProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/core/announce.d.ts' {
  export function announce(text: string): void;
}

declare module 'was:@sureda/ui/core/bring-into-view.d.ts' {
  export function bringIntoView(element: HTMLElement | null, whole?: Element | null): void;
}

declare module 'was:@sureda/ui/core/calendar-date.d.ts' {
  export function addDays(date: string, days: number): string;
  export function addMonths(date: string, months: number): string;
  export const monthStart: (date: string) => string;
  export const dayOfMonth: (date: string) => number;
  export const isSameMonth: (a: string, b: string) => boolean;
  export const weekday: (date: string) => number;
  export function dateRange(from: string, to: string): string[];
  export function monthWeeks(month: string): string[][];
  export function clampDate(date: string, min?: string, max?: string): string;
  export function dateText(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string;
}

declare module 'was:@sureda/ui/core/fault-message.d.ts' {
  export type FieldFault = Exclude<keyof ValidityState, 'valid' | 'customError'> | 'noNumber' | 'notWhole' | 'tooManyDecimals' | 'outOfRange' | 'unclearNumber';
  export interface FaultDetails {
      type?: string | undefined;
      min?: string | number | undefined;
      max?: string | number | undefined;
      minLength?: number | undefined;
      step?: number | undefined;
      digits?: number | undefined;
      readings?: readonly [number, number] | undefined;
  }
  export type FaultMessage = (fault: FieldFault, details: FaultDetails) => string;
  export const FaultMessageProvider: import("react").Provider<FaultMessage | undefined>;
  export const useFaultMessage: () => FaultMessage | undefined;
}

declare module 'was:@sureda/ui/core/field-messages.d.ts' {
  import { type FaultDetails } from 'was:@sureda/ui/core/fault-message.d.ts';
  export type FieldMessages = Partial<Record<Exclude<keyof ValidityState, 'valid' | 'customError'>, string>>;
  export const FieldMessagesProvider: import("react").Provider<Partial<Record<"badInput" | "patternMismatch" | "rangeOverflow" | "rangeUnderflow" | "stepMismatch" | "tooLong" | "tooShort" | "typeMismatch" | "valueMissing", string>>>;
  export function useFieldMessages(own?: FieldMessages): (validity: ValidityState, details: FaultDetails) => string | undefined;
}

declare module 'was:@sureda/ui/core/focus-return.d.ts' {
  export function useFocusReturn(): void;
  export function FocusReturn(): null;
}

declare module 'was:@sureda/ui/core/formatter.d.ts' {
  export function formatter<Made, Options>(Kind: new (language: string, options?: Options) => Made, language: string, options: Options): Made;
}

declare module 'was:@sureda/ui/core/former-names.d.ts' {
  export { type FaultMessage as FieldWords, FaultMessageProvider as FieldWordsProvider, useFaultMessage as useFieldWords, } from 'was:@sureda/ui/core/fault-message.d.ts';
}

declare module 'was:@sureda/ui/core/index.d.ts' {
  export * from 'was:@sureda/ui/core/announce.d.ts';
  export * from 'was:@sureda/ui/core/bring-into-view.d.ts';
  export * from 'was:@sureda/ui/core/calendar-date.d.ts';
  export * from 'was:@sureda/ui/core/fault-message.d.ts';
  export * from 'was:@sureda/ui/core/field-messages.d.ts';
  export * from 'was:@sureda/ui/core/focus-return.d.ts';
  export * from 'was:@sureda/ui/core/formatter.d.ts';
  export * from 'was:@sureda/ui/core/former-names.d.ts';
  export * from 'was:@sureda/ui/core/reachable.d.ts';
  export * from 'was:@sureda/ui/core/slot-context.d.ts';
  export * from 'was:@sureda/ui/core/toast-queue.d.ts';
  export * from 'was:@sureda/ui/core/ui-provider.d.ts';
  export * from 'was:@sureda/ui/core/use-browser-value.d.ts';
  export * from 'was:@sureda/ui/core/use-optimistic-value.d.ts';
  export * from 'was:@sureda/ui/core/use-pages.d.ts';
  export * from 'was:@sureda/ui/core/use-selected-in-view.d.ts';
  export * from 'was:@sureda/ui/core/use-value.d.ts';
  export * from 'was:@sureda/ui/core/visually-hidden.d.ts';
  export * from 'was:@sureda/ui/core/whole-in-view.d.ts';
}

declare module 'was:@sureda/ui/core/reachable.d.ts' {
  export const reachable: {
      readonly tabIndex: 0;
  };
}

declare module 'was:@sureda/ui/core/slot-context.d.ts' {
  import { type Context, type ReactNode } from 'react';
  export function Slot<T>({ context, children }: {
      context: Context<T>;
      children: (value: T) => ReactNode;
  }): ReactNode;
}

declare module 'was:@sureda/ui/core/toast-queue.d.ts' {
  export interface ToastInput {
      kind?: 'info' | 'success' | 'warning' | 'error';
      text: string;
      action?: {
          label: string;
          onPress: () => void;
      };
      timeoutMs?: number;
  }
  export interface Toast extends ToastInput {
      id: string;
      kind: NonNullable<ToastInput['kind']>;
      timeoutMs: number;
  }
  export interface ToastQueue {
      add: (toast: ToastInput) => string;
      dismiss: (id: string) => void;
      subscribe: (listener: () => void) => () => void;
      snapshot: () => readonly Toast[];
  }
  export function createToastQueue(): ToastQueue;
  export const toastQueue: ToastQueue;
  export const addToast: (toast: ToastInput) => string;
  export const dismissToast: (id: string) => void;
}

declare module 'was:@sureda/ui/core/ui-provider.d.ts' {
  import type { ComponentProps, ReactNode } from 'react';
  import { RouterProvider } from 'react-aria-components';
  import { type FaultMessage } from 'was:@sureda/ui/core/fault-message.d.ts';
  type Navigate = ComponentProps<typeof RouterProvider>['navigate'];
  export interface UiProviderProps {
      locale: string;
      navigate?: Navigate;
      useHref?: (href: string) => string;
      faultMessage?: FaultMessage;
      fieldWords?: FaultMessage;
      children: ReactNode;
  }
  export function UiProvider(props: UiProviderProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/ui/core/use-browser-value.d.ts' {
  export const useBrowserValue: <T>(read: () => T, onServer: T) => T;
}

declare module 'was:@sureda/ui/core/use-optimistic-value.d.ts' {
  export function useOptimisticValue<T>(value: T, onChange?: (next: T) => void): [T, (next: T) => void];
}

declare module 'was:@sureda/ui/core/use-pages.d.ts' {
  import { type RefObject } from 'react';
  export const isRtl: (element: Element) => boolean;
  export function usePages(track: RefObject<HTMLElement | null>, total: number, start?: number): {
      shown: number;
      go: (index: number, behavior?: ScrollBehavior) => void;
      onScroll: () => void;
  };
}

declare module 'was:@sureda/ui/core/use-selected-in-view.d.ts' {
  import { type RefObject } from 'react';
  export function useSelectedInView(row: RefObject<HTMLElement | null>, selector: string, selected: string): void;
}

declare module 'was:@sureda/ui/core/use-value.d.ts' {
  export function useValue<T>(value: T | undefined, defaultValue: T, onChange?: (next: T) => void): [T, (next: T) => void];
}

declare module 'was:@sureda/ui/core/visually-hidden.d.ts' {
  import type { ReactNode } from 'react';
  export interface VisuallyHiddenProps {
      as?: 'span' | 'div' | 'h1' | 'h2' | 'p';
      id?: string;
      children: ReactNode;
  }
  export function VisuallyHidden({ as: Element, id, children }: VisuallyHiddenProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/core/whole-in-view.d.ts' {
  export function useWholeInView(): void;
}

declare module 'was:@sureda/ui/forms/date-field.d.ts' {
  import { type NativeInputProps } from 'was:@sureda/ui/forms/native-input.d.ts';
  export interface DateFieldProps extends Omit<NativeInputProps, 'type' | 'icon' | 'min' | 'max' | 'step'> {
      minDate?: string;
      maxDate?: string;
  }
  export function DateField({ minDate, maxDate, ...field }: DateFieldProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/date-picker.d.ts' {
  import type { UnavailableDate } from 'was:@sureda/ui/forms/unavailable-date.d.ts';
  export interface DatePickerProps {
      label: string;
      value: string | null;
      onChange: (date: string) => void;
      minDate?: string;
      maxDate?: string;
      isDateDisabled?: (date: string) => boolean;
      unavailableDate?: (date: string) => UnavailableDate | undefined;
      offOf?: (date: string) => UnavailableDate | undefined;
      rangeOf?: (date: string) => 'start' | 'middle' | 'end' | undefined;
      onMonthChange?: (month: string) => void;
      focusDate?: string;
      locale: string;
      previousLabel: string;
      nextLabel: string;
      description?: string;
      errorMessage?: string;
      className?: string;
  }
  export function DatePicker(props: DatePickerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/date-strip.d.ts' {
  import type { UnavailableDate } from 'was:@sureda/ui/forms/unavailable-date.d.ts';
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export type { UnavailableDate } from 'was:@sureda/ui/forms/unavailable-date.d.ts';
  export interface DateStripProps extends NativeFieldOptions {
      label: string;
      value: string | null;
      onChange: (date: string) => void;
      minDate: string;
      maxDate: string;
      isDateDisabled?: (date: string) => boolean;
      disabledText?: string;
      unavailableDate?: (date: string) => UnavailableDate | undefined;
      offOf?: (date: string) => UnavailableDate | undefined;
      locale: string;
      previousLabel: string;
      nextLabel: string;
      isRequired?: boolean;
      className?: string;
  }
  export function DateStrip(props: DateStripProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/fault-notice.d.ts' {
  import { type ReactNode } from 'react';
  export interface FaultNoticeProps {
      of?: unknown;
      title?: string | undefined;
      action?: ReactNode;
      takesFocus?: boolean;
      className?: string;
      children?: ReactNode;
  }
  export function FaultNotice({ of, takesFocus, ...banner }: FaultNoticeProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/field-error.d.ts' {
  export function FieldError({ id, children }: {
      id?: string;
      children: string;
  }): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/file-button.d.ts' {
  import { type ReactNode } from 'react';
  import { type ButtonLook } from 'was:@sureda/ui/base/actions/button.d.ts';
  import type { IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface FileButtonProps {
      accept: string[];
      onSelect: (file: File) => void;
      capture?: 'user' | 'environment';
      icon?: IconName;
      variant?: ButtonLook['variant'];
      isPending?: boolean;
      pendingLabel?: string;
      isDisabled?: boolean;
      description?: string;
      errorMessage?: string;
      className?: string;
      children: ReactNode;
  }
  export function FileButton(props: FileButtonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/form-fields.d.ts' {
  export function fieldNamed(form: HTMLFormElement, path: string): string | undefined;
  export function firstOf(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined;
  export function firstWrong(form: HTMLFormElement, told: Readonly<Record<string, string>>): HTMLElement | undefined;
}

declare module 'was:@sureda/ui/forms/form.d.ts' {
  import { type FormEvent, type ReactNode } from 'react';
  import { type FieldMessages } from 'was:@sureda/ui/core/field-messages.d.ts';
  type Messages = Readonly<Record<string, string | readonly string[]>>;
  export interface FormFault {
      of: unknown;
      title?: string | undefined;
      text?: string | undefined;
      fields?: Messages | undefined;
  }
  export interface FormProps {
      onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
      fault?: FormFault | null | undefined;
      validationErrors?: Messages;
      messages?: FieldMessages;
      summary?: ReactNode;
      checksItself?: boolean;
      isBusy?: boolean;
      id?: string;
      'aria-label'?: string;
      'aria-labelledby'?: string;
      className?: string;
      children: ReactNode;
  }
  export function Form(props: FormProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/ui/forms/former-names.d.ts' {
  export { formatForInput as asTyped } from 'was:@sureda/ui/forms/typed-number.d.ts';
  export type { UnavailableDate as DayOff } from 'was:@sureda/ui/forms/unavailable-date.d.ts';
}

declare module 'was:@sureda/ui/forms/index.d.ts' {
  export * from 'was:@sureda/ui/forms/date-field.d.ts';
  export * from 'was:@sureda/ui/forms/date-picker.d.ts';
  export * from 'was:@sureda/ui/forms/date-strip.d.ts';
  export * from 'was:@sureda/ui/forms/fault-notice.d.ts';
  export * from 'was:@sureda/ui/forms/field-error.d.ts';
  export * from 'was:@sureda/ui/forms/file-button.d.ts';
  export * from 'was:@sureda/ui/forms/form.d.ts';
  export * from 'was:@sureda/ui/forms/form-fields.d.ts';
  export * from 'was:@sureda/ui/forms/former-names.d.ts';
  export * from 'was:@sureda/ui/forms/native-input.d.ts';
  export * from 'was:@sureda/ui/forms/rating-input.d.ts';
  export * from 'was:@sureda/ui/forms/stepper.d.ts';
  export * from 'was:@sureda/ui/forms/text-area.d.ts';
  export * from 'was:@sureda/ui/forms/text-field.d.ts';
  export * from 'was:@sureda/ui/forms/time-field.d.ts';
  export * from 'was:@sureda/ui/forms/time-slots.d.ts';
  export * from 'was:@sureda/ui/forms/typed-number.d.ts';
  export * from 'was:@sureda/ui/forms/unavailable-date.d.ts';
  export * from 'was:@sureda/ui/forms/use-native-field.d.ts';
}

declare module 'was:@sureda/ui/forms/native-input.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface NativeInputProps extends NativeFieldOptions {
      type: 'date' | 'time';
      icon: IconName;
      label: string;
      labelHidden?: boolean;
      value?: string;
      defaultValue?: string;
      onChange?: (value: string) => void;
      min?: string;
      max?: string;
      step?: number;
      description?: string;
      optionalText?: string;
      isRequired?: boolean;
      isDisabled?: boolean;
      className?: string;
  }
  export function NativeInput(props: NativeInputProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/rating-input.d.ts' {
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface RatingInputProps extends NativeFieldOptions {
      label: string;
      value: number | null;
      onChange: (value: number) => void;
      starText: (value: number) => string;
      valueText?: (value: number) => string;
      max?: number;
      description?: string;
      isRequired?: boolean;
      isDisabled?: boolean;
      className?: string;
  }
  export function RatingInput(props: RatingInputProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/stepper.d.ts' {
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface StepperProps extends NativeFieldOptions {
      label: string;
      value: number;
      onChange: (value: number) => void;
      min: number;
      max: number;
      step?: number;
      decreaseLabel: string;
      increaseLabel: string;
      valueText?: string;
      description?: string;
      isDisabled?: boolean;
      className?: string;
  }
  export function Stepper(props: StepperProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/text-area.d.ts' {
  import { type FieldProps } from 'was:@sureda/ui/forms/text-field.d.ts';
  export interface TextAreaProps extends FieldProps {
      rows?: number;
      counterText?: (length: number, max: number) => string;
  }
  export function TextArea(props: TextAreaProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/text-field.d.ts' {
  import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes } from 'react';
  import { type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
  import { type FieldMessages } from 'was:@sureda/ui/core/field-messages.d.ts';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface FieldProps extends Pick<AriaTextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'inputMode' | 'maxLength' | 'minLength' | 'autoFocus' | 'validate'> {
      label: string;
      labelHidden?: boolean;
      description?: string;
      errorMessage?: string;
      optionalText?: string;
      messages?: FieldMessages;
      autoComplete?: HTMLInputAutoCompleteAttribute;
      placeholder?: string;
      className?: string;
  }
  export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, 'pattern'> {
      type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number';
      icon?: IconName;
      showLabel?: string;
      hideLabel?: string;
      enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  }
  export function FieldLabel({ label, labelHidden, optionalText, isRequired, }: Pick<FieldProps, 'label' | 'labelHidden' | 'optionalText' | 'isRequired'>): import("react").JSX.Element;
  export function FieldMessage(props: Pick<TextFieldProps, 'errorMessage' | 'messages' | 'type' | 'minLength'>): import("react").JSX.Element;
  export function TextField(props: TextFieldProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/time-field.d.ts' {
  import { type NativeInputProps } from 'was:@sureda/ui/forms/native-input.d.ts';
  export interface TimeFieldProps extends Omit<NativeInputProps, 'type' | 'icon' | 'min' | 'max' | 'step'> {
      minTime?: string;
      maxTime?: string;
      everyMinutes?: number;
  }
  export function TimeField({ minTime, maxTime, everyMinutes, ...field }: TimeFieldProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/time-slots.d.ts' {
  import { type NativeFieldOptions } from 'was:@sureda/ui/forms/use-native-field.d.ts';
  export interface TimeSlot {
      time: string;
      capacity: number;
      remaining: number;
      status: 'available' | 'full';
  }
  export interface TimeSlotsProps<T extends TimeSlot = TimeSlot> extends NativeFieldOptions {
      label: string;
      slots: T[];
      value: string | null;
      onChange: (time: string) => void;
      timeText?: (time: string) => string;
      remainingText: (slot: T) => string;
      fullText: string;
      onFull?: {
          text: string | ((slot: T) => string);
          isPossible: (slot: T) => boolean;
          act: (slot: T) => void;
      };
      description?: string;
      isRequired?: boolean;
      className?: string;
  }
  export function TimeSlots<T extends TimeSlot>(props: TimeSlotsProps<T>): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/forms/typed-number.d.ts' {
  import type { FieldFault } from 'was:@sureda/ui/core/fault-message.d.ts';
  export interface NumberRules {
      language: string;
      min: number;
      max: number;
      digits?: number;
  }
  export type NumberReading = {
      value: number;
      fault?: undefined;
  } | {
      value?: undefined;
      fault: FieldFault;
      readings?: readonly [number, number];
  };
  export function readNumber(text: string, rules: NumberRules): NumberReading;
  export const formatForInput: (value: number, language: string) => string;
}

declare module 'was:@sureda/ui/forms/unavailable-date.d.ts' {
  export interface UnavailableDate {
      look: 'full' | 'closed' | 'outside';
      text: string;
  }
}

declare module 'was:@sureda/ui/forms/use-native-field.d.ts' {
  import { type FormEvent } from 'react';
  import { type FieldMessages } from 'was:@sureda/ui/core/field-messages.d.ts';
  export interface NativeFieldOptions {
      name?: string;
      errorMessage?: string;
      messages?: FieldMessages;
  }
  type Control = HTMLInputElement | HTMLSelectElement;
  export function useNativeField({ name, errorMessage, messages }: NativeFieldOptions): {
      error: string | undefined;
      onInvalid: (event: FormEvent<Control>) => void;
      note: (control: Control) => void;
      settle: () => void;
  };
  export {};
}

declare module 'was:@sureda/ui/frame/app-bar.d.ts' {
  import { type ReactNode } from 'react';
  export interface AppBarProps {
      title?: ReactNode;
      logo?: ReactNode;
      back?: {
          label: string;
          href?: string;
          onPress?: () => void;
      };
      start?: ReactNode;
      actions?: ReactNode;
      variant?: 'solid' | 'photo';
      className?: string;
  }
  export function AppBar({ title, logo, back, start, actions, variant, className }: AppBarProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/frame/bottom-bar.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface BottomBarItem {
      href: string;
      icon: IconName;
      label: string;
      isCurrent?: boolean;
      badge?: number;
      onPress?: () => void;
  }
  export interface BottomBarProps {
      label: string;
      items: BottomBarItem[];
      className?: string;
  }
  export function BottomBar({ label, items, className }: BottomBarProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/frame/index.d.ts' {
  export * from 'was:@sureda/ui/frame/app-bar.d.ts';
  export * from 'was:@sureda/ui/frame/bottom-bar.d.ts';
  export * from 'was:@sureda/ui/frame/screen.d.ts';
  export * from 'was:@sureda/ui/frame/sticky-bar.d.ts';
  export * from 'was:@sureda/ui/frame/toast-region.d.ts';
}

declare module 'was:@sureda/ui/frame/screen.d.ts' {
  import type { ReactNode } from 'react';
  export interface ScreenProps {
      title: string;
      titleHidden?: boolean;
      eyebrow?: string;
      lead?: ReactNode;
      bar?: ReactNode;
      hero?: ReactNode;
      footer?: ReactNode;
      layout?: 'page' | 'full' | 'narrow';
      hasBottomBar?: boolean;
      className?: string;
      children: ReactNode;
  }
  export function Screen(props: ScreenProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/frame/sticky-bar.d.ts' {
  import type { ReactNode } from 'react';
  export interface StickyBarProps {
      isOpen?: boolean;
      className?: string;
      children: ReactNode;
  }
  export function StickyBar({ isOpen, className, children }: StickyBarProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/frame/toast-region.d.ts' {
  import { type ToastQueue } from 'was:@sureda/ui/core/toast-queue.d.ts';
  export interface ToastRegionProps {
      label: string;
      dismissLabel: string;
      queue?: ToastQueue;
  }
  export function ToastRegion({ label, dismissLabel, queue }: ToastRegionProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/gallery/agency-card.d.ts' {
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface AgencyCardProps {
      name: string;
      message?: string | null;
      primaryColor: string;
      secondaryColor: string;
      logo?: string | null;
      contacts: {
          icon: IconName;
          text: string;
          href?: string;
          label?: string;
      }[];
      headingLevel?: 2 | 3;
      className?: string;
  }
  export function AgencyCard(props: AgencyCardProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/gallery/card-stack.d.ts' {
  import { type ReactNode } from 'react';
  export interface CardStackProps<T extends {
      id: string | number;
  }> {
      items: T[];
      label: string;
      renderCard: (item: T, state: {
          isFront: boolean;
      }) => ReactNode;
      titleOf: (item: T) => string;
      onDismiss?: (item: T) => void | Promise<void>;
      labels: {
          close: string;
          delete: string;
          removed: string;
          next: string;
          position: (index: number, total: number) => string;
      };
      className?: string;
  }
  export function CardStack<T extends {
      id: string | number;
  }>(props: CardStackProps<T>): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/gallery/gallery.d.ts' {
  import { type PictureProps } from 'was:@sureda/ui/base/cards/picture.d.ts';
  export interface GalleryProps {
      label: string;
      pictures: PictureProps[];
      previousLabel: string;
      nextLabel: string;
      positionText: (index: number, total: number) => string;
      ratio?: PictureProps['ratio'];
      openLabel?: string;
      closeLabel?: string;
      className?: string;
  }
  export function Gallery({ label, pictures, previousLabel, nextLabel, positionText, ratio, openLabel, closeLabel, className, }: GalleryProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/gallery/index.d.ts' {
  export * from 'was:@sureda/ui/gallery/agency-card.d.ts';
  export * from 'was:@sureda/ui/gallery/card-stack.d.ts';
  export * from 'was:@sureda/ui/gallery/gallery.d.ts';
  export * from 'was:@sureda/ui/gallery/leaving-card.d.ts';
  export * from 'was:@sureda/ui/gallery/use-card-gestures.d.ts';
}

declare module 'was:@sureda/ui/gallery/leaving-card.d.ts' {
  import { type ReactNode } from 'react';
  interface LeavingCardProps {
      from: number;
      onGone: () => void;
      children: ReactNode;
  }
  export function LeavingCard({ from, onGone, children }: LeavingCardProps): import("react").JSX.Element;
  export {};
}

declare module 'was:@sureda/ui/gallery/use-card-gestures.d.ts' {
  import { type PointerEvent } from 'react';
  export const SWIPE_PX = 60;
  export const LONG_PRESS_MS = 500;
  interface Options {
      isEnabled: boolean;
      onSwipe: (distance: number) => void;
      onTap: () => void;
      onLongPress: () => void;
  }
  export function useCardGestures({ isEnabled, onSwipe, onTap, onLongPress }: Options): {
      onPointerDown: (event: PointerEvent<HTMLElement>) => void;
      onPointerMove: (event: PointerEvent<HTMLElement>) => void;
      onPointerUp: (event: PointerEvent<HTMLElement>) => void;
      onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  export {};
}

declare module 'was:@sureda/ui/icons/icon-names.d.ts' {
  export type IconName = 'home' | 'calendar' | 'map' | 'map-pin' | 'compass' | 'heart' | 'heart-filled' | 'user' | 'menu' | 'x' | 'chevron-left' | 'chevron-right' | 'chevron-down' | 'chevron-up' | 'arrow-left' | 'arrow-right' | 'search' | 'star' | 'star-filled' | 'clock' | 'check' | 'circle-check' | 'circle-x' | 'alert-triangle' | 'info' | 'wifi-off' | 'refresh' | 'log-in' | 'log-out' | 'eye' | 'eye-off' | 'plus' | 'minus' | 'bell' | 'google' | 'apple' | 'route' | 'cloud-sun' | 'locate' | 'filter' | 'sliders' | 'ticket' | 'users' | 'leaf' | 'trees' | 'mountain' | 'footprints' | 'book-open' | 'bed' | 'utensils' | 'package' | 'newspaper' | 'gamepad' | 'trophy' | 'settings' | 'camera' | 'phone' | 'mail' | 'external-link' | 'share' | 'sun' | 'moon' | 'cloud' | 'cloud-rain' | 'cloud-lightning' | 'snowflake' | 'cloud-fog' | 'wind' | 'droplets' | 'thermometer' | 'layers' | 'navigation' | 'languages' | 'lock' | 'gift' | 'building' | 'sparkles' | 'trash' | 'edit' | 'play' | 'pause' | 'skip' | 'volume' | 'volume-off' | 'qr' | 'download' | 'upload' | 'image' | 'list' | 'flag' | 'tag' | 'euro' | 'calendar-plus' | 'calendar-check' | 'accessibility' | 'bike' | 'dog' | 'baby' | 'help' | 'captions' | 'maximize' | 'minimize' | 'skip-back' | 'skip-ahead' | 'gauge' | 'expand' | 'zoom-in' | 'headphones' | 'film' | 'panorama' | 'copy' | 'file' | 'more' | 'arrow-up' | 'arrow-down' | 'sort' | 'climb' | 'descent' | 'timer' | 'repeat' | 'target' | 'send' | 'message' | 'user-plus' | 'key' | 'chart' | 'table' | 'calendar-days' | 'calendar-x' | 'award' | 'shield' | 'globe' | 'acorn' | 'cork-oak' | 'plane' | 'train' | 'metro' | 'bus' | 'car' | 'taxi' | 'motorbike' | 'truck' | 'ship' | 'rails' | 'horse' | 'stroller' | 'cane' | 'hotel' | 'hostel' | 'apartment' | 'farmhouse' | 'tent' | 'air-conditioning' | 'heating' | 'minibar' | 'spa' | 'breakfast' | 'lunch' | 'dinner' | 'groceries' | 'bread' | 'grapes' | 'wheat' | 'mushroom' | 'drinking-water' | 'choose-word' | 'choose-image' | 'quiz' | 'hangman' | 'castle' | 'scroll' | 'drum' | 'axe' | 'ghost' | 'feather' | 'hammer' | 'palette' | 'loop' | 'one-way' | 'out-and-back' | 'sand' | 'asphalt' | 'earth' | 'rocks' | 'mixed-ground' | 'flower' | 'oak-leaf' | 'all-year' | 'family' | 'couple' | 'sport' | 'medal' | 'backpack' | 'satellite' | 'contours' | 'store' | 'landmark' | 'binoculars' | 'church' | 'dolmen' | 'village' | 'spring-water' | 'factory' | 'cork' | 'sea' | 'beach' | 'swim' | 'parking' | 'toilet' | 'signpost' | 'fire' | 'emergency' | 'first-aid' | 'bird' | 'fish' | 'paw' | 'handshake' | 'briefcase' | 'party' | 'armchair' | 'sprout' | 'recycle' | 'crown' | 'wallet' | 'cloud-moon' | 'cloud-drizzle' | 'cloud-snow' | 'cloud-hail' | 'cloud-sun-rain' | 'cloud-moon-rain' | 'sunrise' | 'sunset' | 'umbrella' | 'heat' | 'cold';
}

declare module 'was:@sureda/ui/icons/icon.d.ts' {
  import type { IconName } from 'was:@sureda/ui/icons/icon-names.d.ts';
  export type { IconName } from 'was:@sureda/ui/icons/icon-names.d.ts';
  export interface IconProps {
      name: IconName;
      size?: 'small' | 'medium' | 'large';
      label?: string;
      className?: string;
  }
  export const loadIcons: () => Promise<void>;
  export function drawIcon(path: SVGPathElement, name: IconName): void;
  export function Icon({ name, size, label, className }: IconProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/icons/index.d.ts' {
  export * from 'was:@sureda/ui/icons/icon.d.ts';
}

declare module 'was:@sureda/ui/media/clock-time.d.ts' {
  export function clockTime(seconds: number): string;
}

declare module 'was:@sureda/ui/media/former-names.d.ts' {
  export { endMediaSession as giveBack, type MediaTexts as MediaWords, startMediaSession as takeOver, } from 'was:@sureda/ui/media/media-session.d.ts';
}

declare module 'was:@sureda/ui/media/index.d.ts' {
  export * from 'was:@sureda/ui/media/clock-time.d.ts';
  export * from 'was:@sureda/ui/media/former-names.d.ts';
  export * from 'was:@sureda/ui/media/media-player.d.ts';
  export * from 'was:@sureda/ui/media/media-seek.d.ts';
  export * from 'was:@sureda/ui/media/media-session.d.ts';
  export * from 'was:@sureda/ui/media/media-speed.d.ts';
  export * from 'was:@sureda/ui/media/media-view.d.ts';
  export * from 'was:@sureda/ui/media/mini-player.d.ts';
  export * from 'was:@sureda/ui/media/skip-button.d.ts';
  export * from 'was:@sureda/ui/media/use-media.d.ts';
}

declare module 'was:@sureda/ui/media/media-player.d.ts' {
  import { type ReactNode } from 'react';
  import type { MediaTexts } from 'was:@sureda/ui/media/media-session.d.ts';
  export interface MediaLabels {
      play: string;
      pause: string;
      back: string;
      ahead: string;
      seek: string;
      speed: string;
      failed: string;
      waiting: string;
      position: (time: string, total: string) => string;
      speedText?: (rate: number) => string;
      captions?: string;
      fullScreen?: string;
      transcript?: string;
  }
  export interface MediaPlayerProps extends MediaTexts {
      kind: 'audio' | 'video';
      src: string;
      labels: MediaLabels;
      duration?: number;
      poster?: string;
      note?: ReactNode;
      captions?: {
          src: string;
          srcLang: string;
          label: string;
      }[];
      transcript?: ReactNode;
      onEnded?: () => void;
      className?: string;
  }
  export function MediaPlayer(props: MediaPlayerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/media/media-seek.d.ts' {
  export interface MediaSeekProps {
      label: string;
      seed: string;
      time: number;
      duration: number;
      positionText: (time: string, total: string) => string;
      onSeek: (time: number) => void;
  }
  export function MediaSeek({ label, seed, time, duration, positionText, onSeek }: MediaSeekProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/media/media-session.d.ts' {
  export interface MediaTexts {
      title: string;
      artist?: string;
      artwork?: string;
  }
  export function startMediaSession(media: HTMLMediaElement, words: MediaTexts, steps: {
      back: number;
      ahead: number;
  }): void;
  export function reportPosition(media: HTMLMediaElement): void;
  export function endMediaSession(media: HTMLMediaElement): void;
}

declare module 'was:@sureda/ui/media/media-speed.d.ts' {
  export interface MediaSpeedProps {
      label: string;
      rate: number;
      speedText?: (rate: number) => string;
      onChange: (rate: number) => void;
  }
  export function MediaSpeed({ label, rate, speedText, onChange }: MediaSpeedProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/media/media-view.d.ts' {
  import { type RefObject } from 'react';
  interface PhoneVideo extends HTMLVideoElement {
      webkitEnterFullscreen?: () => void;
  }
  export function toggleFullScreen(frame: HTMLElement | null, video: PhoneVideo | null): void;
  export function setCaptions(video: HTMLVideoElement | null, isShown: boolean): void;
  export const useFullScreen: (frame: RefObject<HTMLElement | null>) => boolean;
  export {};
}

declare module 'was:@sureda/ui/media/mini-player.d.ts' {
  export interface MiniPlayerLabels {
      player: string;
      play: string;
      pause: string;
      back: string;
      ahead: string;
      seek: string;
      speed: string;
      close: string;
      waiting: string;
      more: string;
      less: string;
      position: (time: string, total: string) => string;
      speedText: (rate: number) => string;
  }
  export interface MiniPlayerProps {
      title: string;
      seed: string;
      picture?: string;
      isPlaying: boolean;
      isWaiting: boolean;
      fault?: string;
      time: number;
      duration: number;
      rate: number;
      skip: number;
      labels: MiniPlayerLabels;
      words?: {
          href: string;
          label: string;
      };
      onToggle: () => void;
      onSkip: (by: number) => void;
      onSeek: (to: number) => void;
      onRate: (rate: number) => void;
      onClose: () => void;
  }
  export function MiniPlayer(props: MiniPlayerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/media/skip-button.d.ts' {
  export interface SkipButtonProps {
      direction: 'back' | 'ahead';
      seconds: number;
      label: string;
      onPress: () => void;
  }
  export function SkipButton({ direction, seconds, label, onPress }: SkipButtonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/media/use-media.d.ts' {
  import { type RefObject } from 'react';
  import { type MediaTexts } from 'was:@sureda/ui/media/media-session.d.ts';
  export const STEPS: {
      back: number;
      ahead: number;
  };
  export interface MediaState {
      isPlaying: boolean;
      isWaiting: boolean;
      hasFailed: boolean;
      time: number;
      duration: number;
      rate: number;
  }
  export function useMedia(element: RefObject<HTMLMediaElement | null>, words: MediaTexts, knownDuration?: number, onEnded?: () => void): {
      state: {
          isPlaying: boolean;
          isWaiting: boolean;
          hasFailed: boolean;
          time: number;
          rate: number;
          duration: number;
      };
      seek: (to: number) => void;
      skip: (by: number) => void;
      setRate: (rate: number) => void;
      toggle: () => void;
      events: {
          onPlay: () => void;
          onPlaying: () => void;
          onWaiting: () => void;
          onPause: () => void;
          onEnded: () => void;
          onError: () => void;
          onRateChange: () => void;
          onDurationChange: () => void;
          onTimeUpdate: () => void;
      };
  };
  export function mediaKey(event: {
      key: string;
      altKey: boolean;
      ctrlKey: boolean;
      metaKey: boolean;
      target: EventTarget;
  }, acts: Record<string, (() => void) | undefined>): boolean;
}

declare module 'was:@sureda/ui/overlays/bottom-sheet.d.ts' {
  import type { ReactNode } from 'react';
  import { type SheetHeight } from 'was:@sureda/ui/overlays/use-sheet-heights.d.ts';
  export type { SheetHeight } from 'was:@sureda/ui/overlays/use-sheet-heights.d.ts';
  export interface BottomSheetProps {
      isOpen: boolean;
      onOpenChange: (isOpen: boolean) => void;
      title: string;
      closeLabel: string;
      expandLabel: string;
      collapseLabel: string;
      heights?: SheetHeight[];
      height?: SheetHeight;
      defaultHeight?: SheetHeight;
      onHeightChange?: (height: SheetHeight) => void;
      actions?: ReactNode;
      footer?: ReactNode;
      children: ReactNode;
  }
  export function BottomSheet(props: BottomSheetProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/confirm-dialog.d.ts' {
  import { type ReactNode } from 'react';
  export interface ConfirmDialogProps {
      isOpen: boolean;
      onOpenChange: (isOpen: boolean) => void;
      title: string;
      text: ReactNode;
      confirmLabel: string;
      cancelLabel: string;
      onConfirm: () => void | Promise<void>;
      tone?: 'primary' | 'danger';
      pendingLabel?: string;
      closeLabel?: string;
      errorText?: string;
  }
  export function ConfirmDialog(props: ConfirmDialogProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/dialog.d.ts' {
  import type { ReactNode } from 'react';
  export interface DialogProps {
      isOpen: boolean;
      onOpenChange: (isOpen: boolean) => void;
      title: string;
      closeLabel: string;
      footer?: ReactNode;
      isDismissable?: boolean;
      role?: 'dialog' | 'alertdialog';
      children: ReactNode;
  }
  export function Dialog({ isOpen, onOpenChange, title, closeLabel, footer, isDismissable, role, children, }: DialogProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/filter-sheet.d.ts' {
  import type { ReactNode } from 'react';
  import { type BottomSheetProps } from 'was:@sureda/ui/overlays/bottom-sheet.d.ts';
  export interface FilterSheetProps extends Omit<BottomSheetProps, 'footer' | 'actions' | 'children'> {
      showLabel: string;
      count: number | undefined;
      onShow: () => void;
      clearLabel: string;
      onClear: () => void;
      canClear: boolean;
      children: ReactNode;
  }
  export function FilterSheet(props: FilterSheetProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/index.d.ts' {
  export * from 'was:@sureda/ui/overlays/bottom-sheet.d.ts';
  export * from 'was:@sureda/ui/overlays/confirm-dialog.d.ts';
  export * from 'was:@sureda/ui/overlays/dialog.d.ts';
  export * from 'was:@sureda/ui/overlays/filter-sheet.d.ts';
  export * from 'was:@sureda/ui/overlays/modal-layer.d.ts';
  export * from 'was:@sureda/ui/overlays/sheet-head.d.ts';
  export * from 'was:@sureda/ui/overlays/sheet-panel.d.ts';
  export * from 'was:@sureda/ui/overlays/side-menu.d.ts';
  export * from 'was:@sureda/ui/overlays/use-close-watcher.d.ts';
  export * from 'was:@sureda/ui/overlays/use-sheet-heights.d.ts';
}

declare module 'was:@sureda/ui/overlays/modal-layer.d.ts' {
  import { type ModalOverlayProps } from 'react-aria-components/Modal';
  export interface ModalLayerProps extends ModalOverlayProps {
      isOpen: boolean;
      onOpenChange: (isOpen: boolean) => void;
  }
  export function ModalLayer(props: ModalLayerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/sheet-head.d.ts' {
  import type { ReactNode } from 'react';
  import type { SheetHeights } from 'was:@sureda/ui/overlays/use-sheet-heights.d.ts';
  export interface SheetHeadProps {
      sheet: SheetHeights;
      expandLabel: string;
      collapseLabel: string;
      canResize: boolean;
      title?: ReactNode;
      children?: ReactNode;
  }
  export function SheetHead({ sheet, expandLabel, collapseLabel, canResize, title, children }: SheetHeadProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/sheet-panel.d.ts' {
  import type { ReactNode } from 'react';
  import { type SheetHeight } from 'was:@sureda/ui/overlays/use-sheet-heights.d.ts';
  export type { SheetHeight } from 'was:@sureda/ui/overlays/use-sheet-heights.d.ts';
  export interface SheetPanelProps {
      label: string;
      title?: ReactNode;
      expandLabel: string;
      collapseLabel: string;
      heights?: SheetHeight[];
      height?: SheetHeight;
      defaultHeight?: SheetHeight;
      onHeightChange?: (height: SheetHeight) => void;
      className?: string;
      children: ReactNode;
  }
  export function SheetPanel(props: SheetPanelProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/side-menu.d.ts' {
  import type { ReactNode } from 'react';
  import { type IconName } from 'was:@sureda/ui/icons/icon.d.ts';
  export interface SideMenuItem {
      label: string;
      icon: IconName;
      href?: string;
      onPress?: () => void;
      isCurrent?: boolean;
      badge?: string;
      tone?: 'danger';
  }
  export interface SideMenuSection {
      title?: string;
      items: SideMenuItem[];
  }
  export interface SideMenuProps {
      isOpen: boolean;
      onOpenChange: (isOpen: boolean) => void;
      label: string;
      closeLabel: string;
      header?: ReactNode;
      footer?: ReactNode;
      sections: SideMenuSection[];
  }
  export function SideMenu({ isOpen, onOpenChange, label, closeLabel, header, footer, sections, }: SideMenuProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/overlays/use-close-watcher.d.ts' {
  export function useCloseWatcher(isOpen: boolean, close: () => void): void;
}

declare module 'was:@sureda/ui/overlays/use-sheet-heights.d.ts' {
  import { type KeyboardEvent, type PointerEvent } from 'react';
  export type SheetHeight = 'peek' | 'half' | 'full';
  export interface SheetHeights {
      height: SheetHeight;
      isTallest: boolean;
      toggle: () => void;
      dragProps: {
          onPointerDown: (event: PointerEvent<HTMLElement>) => void;
          onPointerMove: (event: PointerEvent<HTMLElement>) => void;
          onPointerUp: (event: PointerEvent<HTMLElement>) => void;
          onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
      };
  }
  interface Options {
      heights: SheetHeight[];
      height?: SheetHeight;
      defaultHeight?: SheetHeight;
      onHeightChange?: (height: SheetHeight) => void;
      onPutAway?: () => void;
  }
  export function useSheetHeights({ heights, height, defaultHeight, onHeightChange, onPutAway, }: Options): SheetHeights;
  export {};
}

declare module 'was:@sureda/ui/qr/index.d.ts' {
  export * from 'was:@sureda/ui/qr/qr-code.d.ts';
}

declare module 'was:@sureda/ui/qr/qr-code.d.ts' {
  export interface QrCodeProps {
      value: string;
      title: string;
      size?: number;
      className?: string;
      isPlain?: boolean;
  }
  export function QrCode({ value, title, size, className, isPlain }: QrCodeProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/states/empty-state.d.ts' {
  import type { ReactNode } from 'react';
  export interface EmptyStateProps {
      title: string;
      text?: ReactNode;
      motif?: 'rings' | 'cells' | 'oak';
      drawing?: ReactNode;
      action?: ReactNode;
      headingLevel?: 2 | 3;
      className?: string;
  }
  export function EmptyState({ title, text, motif, drawing, action, headingLevel, className, }: EmptyStateProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/states/error-state.d.ts' {
  import type { ReactNode } from 'react';
  export interface ErrorStateProps {
      title: string;
      text?: ReactNode;
      onRetry?: () => void;
      retryLabel?: string;
      isRetrying?: boolean;
      stillWorks?: ReactNode;
      action?: ReactNode;
      drawing?: ReactNode;
      size?: 'screen' | 'card';
      headingLevel?: 2 | 3;
      className?: string;
  }
  export function ErrorState(props: ErrorStateProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/states/index.d.ts' {
  export * from 'was:@sureda/ui/states/empty-state.d.ts';
  export * from 'was:@sureda/ui/states/error-state.d.ts';
  export * from 'was:@sureda/ui/states/offline-notice.d.ts';
  export * from 'was:@sureda/ui/states/skeleton.d.ts';
  export * from 'was:@sureda/ui/states/spinner.d.ts';
}

declare module 'was:@sureda/ui/states/offline-notice.d.ts' {
  export interface OfflineNoticeProps {
      text: string;
      age?: string;
      action?: {
          label: string;
          onPress: () => void;
      };
      className?: string;
  }
  export function OfflineNotice({ text, age, action, className }: OfflineNoticeProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/states/skeleton.d.ts' {
  export interface SkeletonProps {
      label: string;
      shape: 'list' | 'cards' | 'card' | 'detail' | 'hero' | 'text' | 'form';
      count?: number;
      className?: string;
  }
  export function Skeleton({ label, shape, count, className }: SkeletonProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/states/spinner.d.ts' {
  export interface SpinnerProps {
      label?: string;
      size?: 'small' | 'medium' | 'large';
      className?: string;
  }
  export function Spinner({ label, size, className }: SpinnerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/viewer/former-names.d.ts' {
  export { Lightbox as DarkRoom, type LightboxProps as DarkRoomProps } from 'was:@sureda/ui/viewer/lightbox.d.ts';
}

declare module 'was:@sureda/ui/viewer/gallery-viewer.d.ts' {
  import { type PictureProps } from 'was:@sureda/ui/base/cards/picture.d.ts';
  export interface GalleryViewerProps {
      label: string;
      pictures: PictureProps[];
      start: number;
      previousLabel: string;
      nextLabel: string;
      closeLabel: string;
      positionText: (index: number, total: number) => string;
      onClose: (shown: number) => void;
  }
  export default function GalleryViewer(props: GalleryViewerProps): import("react").JSX.Element;
}

declare module 'was:@sureda/ui/viewer/index.d.ts' {
  export * from 'was:@sureda/ui/viewer/former-names.d.ts';
  export * from 'was:@sureda/ui/viewer/gallery-viewer.d.ts';
  export * from 'was:@sureda/ui/viewer/lightbox.d.ts';
}

declare module 'was:@sureda/ui/viewer/lightbox.d.ts' {
  import type { ReactNode } from 'react';
  export interface LightboxProps {
      label: string;
      onClose: () => void;
      children: ReactNode;
  }
  export function Lightbox({ label, onClose, children }: LightboxProps): import("react").JSX.Element;
}
