-- The house every table stands in: the role that works for tenants, row-level security, tenants, people, sessions, mail.
-- Rules of this folder: PostgreSQL 15 words only (the embedded engine is 18, servers may be 15); every table of a tenant has tenant_id in its
-- primary key and in each foreign key, and is handed to secure_tenant_table().

-- Roles belong to the cluster, not to the database: another database of it may have made this one already, even at this moment. An owner who
-- may not create roles gets it from an administrator, and must not even try.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sureda_app') then
    create role sureda_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'sureda_app', 'member') then
    execute format('grant sureda_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to sureda_app;
-- Tables of later migrations get these rights by themselves; no truncate, no references, no trigger.
alter default privileges in schema public grant select, insert, update, delete on tables to sureda_app;
alter default privileges in schema public grant usage, select on sequences to sureda_app;

create function current_tenant() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '') $$;

-- Without the setting there is no tenant, and without a tenant there are no rows.
create function secure_tenant_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()))',
    target);
end $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Tenants and their hosts are looked up before a tenant is known: these three tables have no row-level security and hold nothing private.
create table tenants (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text not null,
  locale text not null check (locale in ('es', 'ca', 'en', 'fr', 'de', 'nl')),
  time_zone text not null default 'Europe/Madrid',
  -- the rest of the contract's tenant: claim, industry, theme, contact, features, branding, map, backoffice_url; texts in six languages
  document jsonb not null,
  google_client_id text,
  apple_client_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger tenants_touch before update on tenants for each row execute function touch_updated_at();

create table tenant_domains (
  domain text primary key check (domain = lower(domain) and domain !~ '[:/\s]'),
  tenant_id text not null references tenants (id) on delete cascade,
  -- links in mails lead here; one per tenant
  is_primary boolean not null default false
);
create unique index tenant_domains_primary_uq on tenant_domains (tenant_id) where is_primary;

create table content_versions (
  tenant_id text primary key references tenants (id) on delete cascade,
  version bigint not null default 1
);
grant select on tenants, tenant_domains, content_versions to sureda_app;
revoke insert, update, delete on tenants, tenant_domains, content_versions from sureda_app;

-- Bumped once per statement and tenant that changes a table shown to the public; ETags are made from it.
create function bump_content_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into content_versions (tenant_id)
    -- joined: a tenant that is being deleted takes its rows along and needs no version any more
    select distinct changed_rows.tenant_id from changed_rows join tenants on tenants.id = changed_rows.tenant_id
    on conflict (tenant_id) do update set version = content_versions.version + 1;
  return null;
end $$;

create function watch_content(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger content_inserted after insert on %s referencing new table as changed_rows for each statement execute function bump_content_version()', target);
  execute format('create trigger content_updated after update on %s referencing new table as changed_rows for each statement execute function bump_content_version()', target);
  execute format('create trigger content_deleted after delete on %s referencing old table as changed_rows for each statement execute function bump_content_version()', target);
end $$;

create function bump_own_content_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into content_versions (tenant_id) values (new.id)
    on conflict (tenant_id) do update set version = content_versions.version + 1;
  return null;
end $$;
create trigger tenants_version after insert or update on tenants for each row execute function bump_own_content_version();

-- settings/* : one document per group, texts in six languages
create table settings (
  tenant_id text not null references tenants (id) on delete cascade,
  group_name text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, group_name)
);
create trigger settings_touch before update on settings for each row execute function touch_updated_at();
select secure_tenant_table('settings');
select watch_content('settings');

create table users (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  -- a second name to sign in with; never an e-mail, so it cannot shadow somebody's address
  user_name text check (user_name = lower(user_name) and user_name !~ '@'),
  name text not null,
  phone text,
  avatar text,
  preferred_language text check (preferred_language in ('es', 'ca', 'en', 'fr', 'de', 'nl')),
  -- null: signs in with Google or Apple only
  password_hash text,
  email_verified_at timestamptz,
  roles text[] not null default '{}',
  role text,
  access_type text not null default 'mobile' check (access_type in ('cms', 'cms_only', 'guide', 'mobile', 'none')),
  is_guide boolean not null default false,
  can_access_cms boolean not null default false,
  can_access_mobile boolean not null default true,
  is_backend_operator boolean not null default false,
  notifications jsonb not null default '{"push": false, "email": true, "offers": false}',
  privacy jsonb not null default '{"share_location": false, "public_profile": false}',
  preferences text[] not null default '{}',
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint users_email_uq unique (tenant_id, email),
  constraint users_user_name_uq unique (tenant_id, user_name)
);
create trigger users_touch before update on users for each row execute function touch_updated_at();
select secure_tenant_table('users');

-- Tokens are kept as SHA-256 only: a copy of this table opens no session.
create table sessions (
  tenant_id text not null,
  token_hash text not null,
  user_id uuid not null,
  kind text not null check (kind in ('visitor', 'guide', 'cms')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index sessions_token_uq on sessions (token_hash);
create index sessions_user_ix on sessions (tenant_id, user_id);
create index sessions_expires_ix on sessions (expires_at);
select secure_tenant_table('sessions');
-- Who holds the token may learn which tenant it belongs to, so that a token carried to another brand is refused as such.
create policy session_by_token on sessions for select using (token_hash = (select nullif(current_setting('app.session', true), '')));

create table password_resets (
  tenant_id text not null,
  token_hash text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
-- newest only: a second request replaces the first
create unique index password_resets_open_uq on password_resets (tenant_id, user_id) where used_at is null;
select secure_tenant_table('password_resets');

-- Google and Apple: the person is provider + subject, never the e-mail.
create table identities (
  tenant_id text not null,
  provider text not null check (provider in ('google', 'apple')),
  subject text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, provider, subject),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index identities_user_ix on identities (tenant_id, user_id);
select secure_tenant_table('identities');

create table sign_in_nonces (
  tenant_id text not null references tenants (id) on delete cascade,
  nonce_hash text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, nonce_hash)
);
select secure_tenant_table('sign_in_nonces');

-- The answer of a POST, stored in the transaction of its effect: a twin waits on this row and replays it.
create table idempotency_keys (
  tenant_id text not null,
  user_id uuid not null,
  key text not null check (length(key) between 16 and 255),
  route text not null,
  request_hash text not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index idempotency_keys_created_ix on idempotency_keys (created_at);
select secure_tenant_table('idempotency_keys');

create table mail_outbox (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  -- next try; moved into the future by each failure
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  primary key (tenant_id, id)
);
create index mail_outbox_due_ix on mail_outbox (tenant_id, due_at) where sent_at is null and failed_at is null;
select secure_tenant_table('mail_outbox');

create table uploads (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  path text not null,
  bytes int not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index uploads_user_ix on uploads (tenant_id, user_id);
select secure_tenant_table('uploads');

-- Counters that must hold across processes (login, register, forgot). Worth nothing after a crash, hence unlogged.
create unlogged table rate_limit_buckets (
  tenant_id text not null,
  bucket text not null,
  subject_hash text not null,
  hits int not null,
  resets_at timestamptz not null,
  primary key (tenant_id, bucket, subject_hash)
);
create index rate_limit_buckets_resets_ix on rate_limit_buckets (resets_at);
select secure_tenant_table('rate_limit_buckets');
