-- People, how they sign in, and what is theirs alone.

create table users (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  -- a second name to sign in with; never an e-mail, so it cannot shadow a person's address
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
  deletes_at timestamptz,
  -- the row stays without a name, because reservations of the past belong to it
  deleted_at timestamptz,
  primary key (tenant_id, id),
  constraint users_email_uq unique (tenant_id, email),
  constraint users_user_name_uq unique (tenant_id, user_name)
);
create trigger users_touch before update on users for each row execute function touch_updated_at();
select secure_tenant_table('users');
create index users_leaving_idx on users (tenant_id, deletes_at) where deletes_at is not null and deleted_at is null;

-- Tokens are stored as SHA-256 only: a copy of this table opens no session.
create table sessions (
  tenant_id text not null,
  token_hash text not null,
  user_id uuid not null,
  kind text not null check (kind in ('visitor', 'guide', 'cms')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  -- The sessions of a person as a list: an id that may be shown (the hash of the token may not), and words for the device.
  id uuid not null default gen_random_uuid(),
  browser text,
  system text,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint sessions_id_uq unique (tenant_id, id)
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
  user_id uuid,
  key text not null,
  route text not null,
  request_hash text not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint idempotency_keys_key_ck check (length(key) between 1 and 255),
  constraint idempotency_keys_uk unique nulls not distinct (tenant_id, user_id, key)
);
create index idempotency_keys_created_ix on idempotency_keys (created_at);
select secure_tenant_table('idempotency_keys');

create table uploads (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  path text not null,
  bytes int not null,
  created_at timestamptz not null default now(),
  -- the experience that a photo was uploaded for; null for faces and logos
  experience_id text,
  image_color text,
  image_widths int[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index uploads_user_ix on uploads (tenant_id, user_id);
select secure_tenant_table('uploads');
create index uploads_experience_ix on uploads (tenant_id, experience_id, created_at) where experience_id is not null;

-- A new e-mail that waits for its link. One row per person: a newer wish replaces the older one and its link.
create table email_changes (
  tenant_id text not null,
  user_id uuid not null,
  token_hash text not null,
  new_email text not null check (new_email = lower(new_email)),
  -- approve: the link went to the old address, because there is no password to ask for; confirm: it went to the new one
  step text not null check (step in ('approve', 'confirm')),
  -- the session that asked: the only one that goes on after the change
  session_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index email_changes_token_uq on email_changes (tenant_id, token_hash);
select secure_tenant_table('email_changes');

-- Who may do what in an office's name is given and taken by a command on the server (npm run people); each change leaves a line here.
create table people_changes (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- no foreign key: the line outlives the person
  user_id uuid not null,
  email text not null,
  action text not null check (action in ('invited', 'granted', 'revoked')),
  roles text[] not null check (cardinality(roles) > 0),
  -- the account of the machine that ran the command
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index people_changes_idx on people_changes (tenant_id, created_at desc);
select secure_tenant_table('people_changes');
create trigger append_only before update on people_changes for each row execute function refuse_change();
revoke update, delete on people_changes from sureda_app;

-- The weekly mail about the territory: who has been dealt with in which week, whatever there was to say.
create table digests (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  -- the day on which it leaves
  period date not null,
  created_at timestamptz not null default now(),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  -- once per person and week, however many jobs and processes there are
  constraint digest_once_uq primary key (tenant_id, user_id, period)
);
select secure_tenant_table('digests');
