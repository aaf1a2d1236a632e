-- The catalogue of a territory: everything an office publishes. Ids are the pack's own words (`e-pela`), unique per tenant.
-- Localised texts are jsonb objects {es,ca,en,fr,de,nl}; lists of texts are jsonb arrays of such objects.

-- Search that does not care about accents, case, hyphens or apostrophes. Plain SQL, so both engines agree.
create function search_normalize(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
      '·', ''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o'),
    '[^a-z0-9]+', ' ', 'g'))
$$;

-- True when every word of the question occurs; a question without a single letter or digit finds nothing.
create function search_matches(haystack text, question text) returns boolean language sql immutable parallel safe as $$
  select coalesce(bool_and(position(word in haystack) > 0), false)
  from unnest(string_to_array(search_normalize(question), ' ')) as word where word <> ''
$$;

-- Fills search_text from the columns named in the trigger; hyphened words are found written apart and together.
create function fill_search_text() returns trigger language plpgsql as $$
declare words text;
begin
  select coalesce(string_agg(distinct leaf #>> '{}', ' '), '') into words
  from unnest(tg_argv) as field,
       jsonb_path_query(to_jsonb(new) -> field, 'strict $.** ? (@.type() == "string")') as leaf;
  new.search_text := search_normalize(words)
    || case when words ~ '[-·'']' then ' ' || search_normalize(regexp_replace(words, '[-·'']', '', 'g')) else '' end;
  return new;
end $$;

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  notice jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, route_id, position) deferrable initially deferred,
  foreign key (tenant_id, route_id) references routes (tenant_id, id) on delete cascade
);

create table story_categories (
  tenant_id text not null references tenants (id),
  id text not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  sort_order int not null default 0,
  primary key (tenant_id, id)
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references story_categories (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create table games (
  tenant_id text not null references tenants (id),
  id text not null,
  story_tour_id text not null,
  -- place in the tour: games unlock in this order
  position int not null check (position >= 0),
  type text not null check (type in ('choose_word', 'choose_image', 'quiz', 'hangman')),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  intro jsonb not null,
  -- question of choose_word and choose_image
  prompt jsonb,
  -- choose_word, choose_image: [{id, text?: {es,…}, image?, alt?: {es,…}}]
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- quiz: [{id, prompt: {es,…}, options: [as above]}] - without the answers
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  hint jsonb,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m int not null default 25 check (radius_m > 0),
  points int not null default 0 check (points >= 0),
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, story_tour_id, position) deferrable initially deferred,
  foreign key (tenant_id, story_tour_id) references story_tours (tenant_id, id) on delete cascade
);

-- What must never leave the server, in a table of its own so that no list of game columns can carry it out.
create table game_solutions (
  tenant_id text not null references tenants (id),
  game_id text not null,
  -- choose_word, choose_image: {option}; quiz: {questions: {question id: option id}}; hangman: {word: {es,…}}
  solution jsonb not null check (jsonb_typeof(solution) = 'object'),
  explanation jsonb,
  -- makes the option ids that players see unguessable and their order unrelated to the pack's
  salt uuid not null default gen_random_uuid(),
  primary key (tenant_id, game_id),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id),
  foreign key (tenant_id, agency_id) references operators (tenant_id, id),
  foreign key (tenant_id, guide_user_id) references users (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  foreign key (tenant_id, restaurant_id) references experiences (tenant_id, id)
);
create index experiences_guide_idx on experiences (tenant_id, guide_user_id) where guide_user_id is not null;

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
  primary key (tenant_id, experience_id),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id) on delete cascade
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);

create table events (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  description jsonb not null,
  -- longer text of the detail screen; the description stands in where there is none
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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index events_start_idx on events (tenant_id, start_at, id);

create table news (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null,
  body jsonb not null,
  published_at timestamptz not null,
  location_name jsonb,
  source_url text,
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  notice jsonb,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index news_published_idx on news (tenant_id, published_at desc, id);

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

create table rewards (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  description jsonb not null,
  cost int not null check (cost > 0),
  stock int not null check (stock >= 0),
  level_required int not null default 1 check (level_required between 1 and 4),
  valid_until timestamptz,
  operator_id text,
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);

create table check_in_points (
  tenant_id text not null references tenants (id),
  id text not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  description jsonb not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m int not null default 10 check (radius_m > 0),
  points int not null default 100 check (points >= 0),
  poi_type text not null check (poi_type in ('location', 'experience', 'routePoint', 'establishment', 'game')),
  poi_id text,
  guide_user_id uuid,
  active boolean not null default true,
  demo boolean not null default false,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, guide_user_id) references users (tenant_id, id)
);

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
  image text, image_alt jsonb, image_color text, image_widths int[] not null default '{}', image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create trigger a_search before insert or update on operators
  for each row execute function fill_search_text('name', 'description', 'municipality');
create trigger a_search before insert or update on locations
  for each row execute function fill_search_text('name', 'summary', 'description', 'municipality', 'type');
create trigger a_search before insert or update on routes
  for each row execute function fill_search_text('title', 'summary', 'description', 'province', 'start_point');
create trigger a_search before insert or update on stories
  for each row execute function fill_search_text('title', 'summary', 'body', 'keywords', 'municipality', 'genre');
create trigger a_search before insert or update on experiences
  for each row execute function fill_search_text('title', 'short_description', 'description', 'location_name');

-- What people travel with (0001) now has something to refer to.
alter table user_packages
  add foreign key (tenant_id, package_id) references travel_packages (tenant_id, id),
  add foreign key (tenant_id, route_id) references routes (tenant_id, id);

do $$
declare name text;
begin
  foreach name in array array['operators', 'locations', 'routes', 'route_points', 'story_categories', 'stories', 'story_tours', 'games',
    'experiences', 'experience_schedules', 'travel_packages', 'events', 'news', 'notification_cards', 'rewards', 'check_in_points',
    'regenerative_practices']
  loop
    perform secure_tenant_table(name::regclass);
    perform watch_content(name::regclass);
    if name not in ('route_points', 'story_categories') then
      execute format('create trigger z_touch before update on %I for each row execute function touch_updated_at()', name);
    end if;
  end loop;
end $$;
select secure_tenant_table('game_solutions');
