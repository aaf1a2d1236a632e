-- The catalogue of a territory: everything an office publishes, and what members save of it. Ids are those of the pack (`e-pela`), unique per tenant.
-- Localised texts are jsonb objects {es,ca,en,fr,de,nl}; lists of texts are jsonb arrays of such objects.

create table user_packages (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  package_id text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- the line drawn as "my route"
  route_id text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index user_packages_once_uq on user_packages (tenant_id, user_id, package_id, starts_on);
select secure_tenant_table('user_packages');

-- Search that does not care about accents, case, hyphens or apostrophes. Plain SQL, so both engines agree.
create function search_normalize(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
      '·', ''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o'),
    '[^a-z0-9]+', ' ', 'g'))
$$;

create table operators (
  tenant_id text not null references tenants (id),
  id text not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  type text not null check (type in ('agencia', 'entidad', 'institucion')),
  category text not null,
  description jsonb not null,
  municipality text not null,
  address text,
  phone text,
  email text,
  website text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  rating double precision check (rating between 0 and 5),
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The day on which an office last checked what people rely on: hours, price, telephone, place. It comes with the pack.
  checked_on date,
  -- What goes with a photograph of a pack: {author, licence, place, date, focus?, blur}. A drawing has none.
  image_photo jsonb,
  primary key (tenant_id, id)
);

-- Lists in the order of the office, and the filters of the specification.
create index operators_list_idx on operators (tenant_id, sort_order, id) where active;
create index operators_type_idx on operators (tenant_id, type, sort_order, id) where active;
select secure_tenant_table('operators');
select watch_content('operators');
create trigger z_touch before update on operators for each row execute function touch_updated_at();

create table locations (
  tenant_id text not null references tenants (id),
  id text not null,
  type text not null,
  layer text not null check (layer in ('accommodation', 'restaurant', 'business', 'tourism', 'interest')),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  summary jsonb,
  description jsonb not null,
  municipality text not null,
  province text not null,
  address text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  elevation double precision,
  position_is_exact boolean not null default false,
  phone text,
  website text,
  opening_hours jsonb,
  accessibility jsonb,
  facts jsonb not null default '[]' check (jsonb_typeof(facts) = 'array'),
  rating double precision check (rating between 0 and 5),
  featured boolean not null default false,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  checked_on date,
  image_photo jsonb,
  primary key (tenant_id, id)
);
create index locations_list_idx on locations (tenant_id, sort_order, id) where active;
create index locations_type_idx on locations (tenant_id, type, sort_order, id) where active;
create index locations_featured_idx on locations (tenant_id, sort_order, id) where active and featured;
select secure_tenant_table('locations');
select watch_content('locations');
create trigger z_touch before update on locations for each row execute function touch_updated_at();

create table routes (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null,
  description jsonb not null,
  province text not null,
  operator_id text,
  distance_km double precision not null check (distance_km >= 0),
  duration_min int not null check (duration_min >= 0),
  elevation_gain double precision,
  elevation_loss double precision,
  elevation_min double precision,
  elevation_max double precision,
  difficulty text not null check (difficulty in ('facil', 'moderada', 'dificil', 'muy_dificil')),
  geometry text not null check (geometry in ('circular', 'lineal', 'ida_y_vuelta')),
  terrain text not null check (terrain in ('arena', 'asfalto', 'tierra', 'rocoso', 'mixto')),
  seasons text[] not null default '{}',
  modalities text[] not null default '{}',
  audiences text[] not null default '{}',
  interests text[] not null default '{}',
  guide_type text not null check (guide_type in ('auto_guiada', 'guiada')),
  schematic boolean not null default false,
  -- names of the fields that we estimated ourselves
  estimated text[] not null default '{}',
  -- {latitude, longitude, name: {es,…}}
  start_point jsonb not null,
  end_point jsonb,
  -- stored path of the GPX file, its full line and the simplified one for drawing: [[lat, lng, elevation], …]
  track_file text,
  track jsonb not null default '[]',
  track_simplified jsonb not null default '[]',
  parking jsonb,
  tips jsonb not null default '[]',
  what_to_bring jsonb not null default '[]',
  safety jsonb not null default '[]',
  restrictions jsonb not null default '[]',
  access_restrictions jsonb not null default '[]',
  limitations jsonb not null default '[]',
  special_requirements jsonb not null default '[]',
  emergency_contact text,
  -- [{label: {es,…}, url}]
  useful_links jsonb not null default '[]',
  featured boolean not null default false,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  province_key text generated always as (search_normalize(province)) stored,
  track_verified jsonb,
  image_photo jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id),
  constraint routes_sketch_or_verified check (not schematic or track_verified is null)
);
create index routes_list_idx on routes (tenant_id, sort_order, id) where active;
create index routes_province_idx on routes (tenant_id, province_key, sort_order, id) where active;
create index routes_operator_idx on routes (tenant_id, operator_id, sort_order, id) where active;
create index routes_featured_idx on routes (tenant_id, sort_order, id) where active and featured;
select secure_tenant_table('routes');
select watch_content('routes');
create trigger z_touch before update on routes for each row execute function touch_updated_at();

create table route_points (
  tenant_id text not null references tenants (id),
  id text not null,
  route_id text not null,
  position int not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  description jsonb not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  elevation double precision,
  radius_m int not null default 25 check (radius_m > 0),
  check_in_points int not null default 0 check (check_in_points >= 0),
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  notice jsonb,
  image_photo jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, route_id, position) deferrable initially deferred,
  foreign key (tenant_id, route_id) references routes (tenant_id, id) on delete cascade
);
create index route_points_route_idx on route_points (tenant_id, route_id, position);
select secure_tenant_table('route_points');
select watch_content('route_points');

create table story_categories (
  tenant_id text not null references tenants (id),
  id text not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  sort_order int not null default 0,
  primary key (tenant_id, id)
);
select secure_tenant_table('story_categories');
select watch_content('story_categories');

create table story_tours (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null,
  description jsonb not null,
  type text not null check (type in ('paisaje', 'patrimonio', 'cultura', 'gastronomia', 'naturaleza')),
  territory text not null,
  duration_min int not null check (duration_min >= 0),
  -- {latitude, longitude, name: {es,…}}
  start_point jsonb not null,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Hints for points, the code at a post, previews, and what a guest has won.
  preview boolean not null default false,
  image_photo jsonb,
  primary key (tenant_id, id)
);
create index story_tours_list_idx on story_tours (tenant_id, sort_order, id) where active;
select secure_tenant_table('story_tours');
select watch_content('story_tours');
create trigger z_touch before update on story_tours for each row execute function touch_updated_at();

create table experiences (
  tenant_id text not null references tenants (id),
  id text not null,
  type text not null check (type in ('tour', 'restaurant', 'hotel', 'activity')),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  short_description jsonb not null,
  description jsonb not null,
  status text not null default 'active' check (status in ('active', 'inactive', 'draft', 'pending')),
  operator_id text,
  agency_id text,
  -- the guide whose experience it is
  guide_user_id uuid,
  location_id text,
  -- an experience of type restaurant, assigned by the guide
  restaurant_id text,
  location_name jsonb not null,
  address text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  capacity int not null default 0 check (capacity >= 0),
  -- euros per person; null means "ask"
  price numeric(8, 2) check (price >= 0),
  difficulty text check (difficulty in ('easy', 'medium', 'hard')),
  duration_min int check (duration_min > 0),
  start_date date,
  end_date date,
  season jsonb,
  requirements jsonb not null default '[]',
  included jsonb not null default '[]',
  not_included jsonb not null default '[]',
  suggestions jsonb not null default '[]',
  destination_tips jsonb not null default '[]',
  rating double precision check (rating between 0 and 5),
  featured boolean not null default false,
  -- further pictures: [{image, image_alt: {es,…}, image_color, image_widths}]
  gallery jsonb not null default '[]',
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  -- when a guide last changed it; from then on an import leaves the row alone
  guide_edited_at timestamptz,
  purchase text not null default 'slot' check (purchase in ('slot', 'table', 'nights', 'enquiry', 'external')),
  price_unit text not null default 'person' check (price_unit in ('person', 'group', 'night', 'none')),
  external_url text check (external_url ~ '^https://'),
  external_phone text,
  themes text[] not null default '{}',
  checked_on date,
  image_photo jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id),
  foreign key (tenant_id, agency_id) references operators (tenant_id, id),
  foreign key (tenant_id, guide_user_id) references users (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  foreign key (tenant_id, restaurant_id) references experiences (tenant_id, id),
  -- no dead end: who sends people elsewhere says where
  constraint experience_external_ck check (purchase <> 'external' or external_url is not null or external_phone is not null),
  constraint experience_themes_ck
    check (themes <@ array['naturaleza', 'cultura', 'gastronomia', 'playa', 'aventura', 'relax'])
);
create index experiences_guide_idx on experiences (tenant_id, guide_user_id) where guide_user_id is not null;
create index experiences_list_idx on experiences (tenant_id, sort_order, id) where status = 'active';
create index experiences_type_idx on experiences (tenant_id, type, sort_order, id) where status = 'active';
create index experiences_operator_idx on experiences (tenant_id, operator_id, sort_order, id) where status = 'active';
create index experiences_agency_idx on experiences (tenant_id, agency_id, sort_order, id) where status = 'active';
create index experiences_featured_idx on experiences (tenant_id, sort_order, id) where status = 'active' and featured;
select secure_tenant_table('experiences');
select watch_content('experiences');
create trigger z_touch before update on experiences for each row execute function touch_updated_at();

-- When an experience can be booked. One row, so that one lock covers the whole schedule.
create table experience_schedules (
  tenant_id text not null references tenants (id),
  experience_id text not null,
  -- [{time: "HH:MM", capacity}]
  slots jsonb not null check (jsonb_typeof(slots) = 'array' and jsonb_array_length(slots) > 0),
  -- ISO weekdays on which the slots are offered, 1 = Monday
  weekdays int[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  default_capacity int not null check (default_capacity > 0),
  booking_window_days int not null default 90 check (booking_window_days between 0 and 730),
  same_day_booking boolean not null default true,
  auto_confirm boolean not null default false,
  -- [{date, type: closed|limited|special, capacity?, slots?: [{time, capacity}], note?: {es,…}}]
  special_dates jsonb not null default '[]' check (jsonb_typeof(special_dates) = 'array'),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  guide_edited_at timestamptz,
  -- weekdays with hours of their own instead of `slots`: {"6": [{time, capacity}]}, ISO weekday, only of those in `weekdays`
  weekday_slots jsonb not null default '{}' check (jsonb_typeof(weekday_slots) = 'object'),
  -- The fewest nights a lodging lets its rooms for; of seats and tables it is 1 and means nothing.
  min_nights integer not null default 1
  constraint schedule_min_nights_ck check (min_nights between 1 and 30),
  primary key (tenant_id, experience_id),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id) on delete cascade
);
select secure_tenant_table('experience_schedules');
select watch_content('experience_schedules');
create trigger z_touch before update on experience_schedules for each row execute function touch_updated_at();

create table travel_packages (
  tenant_id text not null references tenants (id),
  id text not null,
  type text not null check (type in ('cultural', 'aventura', 'gastronomico', 'naturaleza')),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null,
  description jsonb not null,
  operator_id text,
  operator_type text not null check (operator_type in ('agencia', 'guia', 'empresa', 'particular')),
  price numeric(8, 2) check (price >= 0),
  duration_days int not null check (duration_days > 0),
  -- [{day, time, title: {es,…}, place: {es,…}, experience_id?, route_id?}]
  itinerary jsonb not null default '[]' check (jsonb_typeof(itinerary) = 'array'),
  services_included jsonb not null default '[]',
  services_not_included jsonb not null default '[]',
  services_additional jsonb not null default '[]',
  requirements jsonb not null default '[]',
  featured boolean not null default false,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  image_photo jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);
create index travel_packages_list_idx on travel_packages (tenant_id, sort_order, id) where active;
create index travel_packages_operator_idx on travel_packages (tenant_id, operator_id, sort_order, id) where active;
select secure_tenant_table('travel_packages');
select watch_content('travel_packages');
create trigger z_touch before update on travel_packages for each row execute function touch_updated_at();

create table events (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  description jsonb not null,
  -- longer text of the detail screen; the description is in where there is none
  body jsonb,
  start_at timestamptz not null,
  end_at timestamptz check (end_at >= start_at),
  all_day boolean not null default false,
  location_name jsonb not null,
  municipality text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  rating double precision check (rating between 0 and 5),
  date_is_estimate boolean not null default false,
  usual_date jsonb,
  website text,
  price_note jsonb,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Events by their start; those that last longer than two days also by their end, to find what runs at a moment without reading all before it.
  is_long boolean generated always as (coalesce(end_at - start_at > interval '2 days', false)) stored,
  checked_on date,
  image_photo jsonb,
  primary key (tenant_id, id)
);
create index events_start_idx on events (tenant_id, start_at, id) where active;
create index events_long_idx on events (tenant_id, end_at) where active and is_long;

-- A calendar asks for the events of some days: what begins before their end (events_start_idx) and is not over at their beginning.
create index events_last_moment_idx on events (tenant_id, coalesce(end_at, start_at));
select secure_tenant_table('events');
select watch_content('events');
create trigger z_touch before update on events for each row execute function touch_updated_at();

create table news (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null,
  body jsonb not null,
  published_at timestamptz not null,
  location_name jsonb,
  source_url text,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  image_photo jsonb,
  primary key (tenant_id, id)
);
create index news_published_idx on news (tenant_id, published_at desc, id);
select secure_tenant_table('news');
select watch_content('news');
create trigger z_touch before update on news for each row execute function touch_updated_at();

create table notification_cards (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  -- HTML, sanitised when written
  content jsonb not null,
  type text not null check (type in ('general', 'transporte', 'hospedaje', 'alimentacion', 'actividades', 'ubicacion', 'tip')),
  audiences text[] not null check (cardinality(audiences) > 0 and audiences <@ array['guest', 'member']),
  operator_id text,
  button_text jsonb,
  button_action_type text check (button_action_type in ('url', 'phone', 'email')),
  button_action_value text,
  visible_from timestamptz,
  visible_until timestamptz,
  active boolean not null default true,
  demo boolean not null default false,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id),
  -- a button is whole or absent
  check ((button_text is null) = (button_action_type is null) and (button_text is null) = (button_action_value is null))
);
select secure_tenant_table('notification_cards');
select watch_content('notification_cards');
create trigger z_touch before update on notification_cards for each row execute function touch_updated_at();

create table regenerative_practices (
  tenant_id text not null references tenants (id),
  id text not null,
  who text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  action jsonb not null,
  why jsonb not null,
  effect jsonb not null,
  local_note jsonb,
  points int not null default 0 check (points >= 0),
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  image_photo jsonb,
  primary key (tenant_id, id)
);
select secure_tenant_table('regenerative_practices');
select watch_content('regenerative_practices');
create trigger z_touch before update on regenerative_practices for each row execute function touch_updated_at();

alter table user_packages
  add foreign key (tenant_id, package_id) references travel_packages (tenant_id, id);

alter table user_packages
  add foreign key (tenant_id, route_id) references routes (tenant_id, id);

create table favorites (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  favoritable_type text not null check (favoritable_type in ('experience', 'package', 'route', 'restaurant', 'poi', 'story')),
  favoritable_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, favoritable_type, favoritable_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select secure_tenant_table('favorites');

create table notification_dismissals (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  card_id text not null,
  dismissed_at timestamptz not null default now(),
  primary key (tenant_id, user_id, card_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, card_id) references notification_cards (tenant_id, id) on delete cascade
);
select secure_tenant_table('notification_dismissals');

-- Provinces as they are asked for: without accents and case.
create function search_keys(names text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(search_normalize(name)), '{}') from unnest(names) as name
$$;

create table stories (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null,
  body jsonb not null,
  genre text not null,
  category_id text not null,
  target_audience text not null check (target_audience in ('family', 'adult', 'child')),
  keywords jsonb not null default '[]' check (jsonb_typeof(keywords) = 'array'),
  territory text not null default '',
  provinces text[] not null default '{}',
  municipality text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  operator_id text,
  -- {file, captions?: {es,…}, transcript?: {es,…}, poster?}; file is one path or one per language
  audio jsonb,
  video jsonb,
  video_360 jsonb,
  photo_360 jsonb,
  status text not null default 'published' check (status in ('published', 'draft', 'archived')),
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  province_keys text[] generated always as (search_keys(provinces)) stored,
  image_photo jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references story_categories (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);
create index stories_list_idx on stories (tenant_id, sort_order, id) where status = 'published';
create index stories_category_idx on stories (tenant_id, category_id, sort_order, id) where status = 'published';
select secure_tenant_table('stories');
select watch_content('stories');
create trigger z_touch before update on stories for each row execute function touch_updated_at();

-- Everything that can be a favorite and is shown today. A restaurant is an experience too, and may be stored as either.
create view favoritables with (security_invoker = true) as
  select tenant_id, 'experience' as type, id, title, location_name as subtitle, image, image_alt, image_color, image_widths
    from experiences where status = 'active'
  union all
  select tenant_id, 'restaurant', id, title, location_name, image, image_alt, image_color, image_widths
    from experiences where status = 'active' and experiences.type = 'restaurant'
  union all
  select tenant_id, 'package', id, title, summary, image, image_alt, image_color, image_widths from travel_packages where active
  union all
  select tenant_id, 'route', id, title, to_jsonb(province), image, image_alt, image_color, image_widths from routes where active
  union all
  select tenant_id, 'poi', id, name, to_jsonb(municipality), image, image_alt, image_color, image_widths from locations where active
  union all
  select tenant_id, 'story', id, title, summary, image, image_alt, image_color, image_widths from stories where status = 'published';
create trigger count_version before update on experiences
  for each row when (old.* is distinct from new.*) execute function count_version();
create trigger count_version before update on experience_schedules
  for each row when (old.* is distinct from new.*) execute function count_version();

alter table uploads
  add foreign key (tenant_id, experience_id) references experiences (tenant_id, id) on delete cascade;
create trigger guard_count before insert on favorites for each row execute function guard_count('user_id', '1000', 'true');
