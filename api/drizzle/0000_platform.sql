-- The role that works for tenants, row-level security, tenants and their settings, mail, jobs.
-- Rules of this folder: only what PostgreSQL 15 knows (the embedded engine is 18, servers may be 15); every table of a tenant has tenant_id in its
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
  -- More header lines of a mail, by name.
  headers jsonb,
  priority smallint not null default 1,
  kind text not null default 'booking',
  mailbox_hash text not null default '',
  -- whether a person has shown that the address is theirs
  confirmed boolean not null default true,
  primary key (tenant_id, id)
);
select secure_tenant_table('mail_outbox');
create index mail_outbox_due_ix on mail_outbox (tenant_id, priority, due_at)
  where sent_at is null and failed_at is null;
create index mail_outbox_mailbox_ix on mail_outbox (tenant_id, mailbox_hash, kind, created_at);
create index mail_outbox_unconfirmed_ix on mail_outbox (tenant_id, created_at) where not confirmed;

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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = 'append_only';
end $$;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Signs the links that end such mails. They work as long as the mail is stored, so this key does not change.
create table mail_link_keys (
  tenant_id text primary key references tenants (id),
  secret text not null
);
select secure_tenant_table('mail_link_keys');

-- Rows that a job could not deal with. Each fails alone, is tried again later, and is set aside (`retry_at` infinite) after eight tries.
create table job_failures (
  tenant_id text not null references tenants (id) on delete cascade,
  job text not null,
  row_id text not null,
  attempts integer not null default 1,
  -- kind and place of the error, no values
  error text not null,
  failed_at timestamptz not null default now(),
  retry_at timestamptz not null default now() + interval '2 minutes',
  primary key (tenant_id, job, row_id)
);
select secure_tenant_table('job_failures');

-- Sample brands that an office has taken away: the start does not bring them in again. No office's data is here, so it has no tenant.
create table removed_samples (
  id text primary key,
  removed_at timestamptz not null default now()
);

-- Everything that one person can make many of has an end. The numbers are in CEILINGS of the contract too, and a test holds the two against each other.
-- Arguments: the column that says whose, the ceiling, and which rows count.
create function guard_count() returns trigger language plpgsql as $$
declare
  whose text := to_jsonb(new) ->> tg_argv[0];
  found int;
begin
  -- two at once would each see one place left
  perform pg_advisory_xact_lock(hashtextextended('ceiling ' || tg_table_name || ' ' || new.tenant_id || ' ' || whose, 0));
  execute format('select count(*) from %I where tenant_id = $1 and %I = $2::uuid and %s', tg_table_name, tg_argv[0], tg_argv[2])
    using new.tenant_id, whose into found;
  if found >= tg_argv[1]::int then
    raise exception 'too_many' using errcode = '23514', constraint = 'too_many:' || tg_argv[1];
  end if;
  return new;
end $$;
