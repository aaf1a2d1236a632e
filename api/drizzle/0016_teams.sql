-- Teams that ship their own remotes from outside. Nothing here belongs to a tenant or a person.

create table teams (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  created_by text not null,
  created_at timestamptz not null default now()
);

-- A remote belongs to one team, or to the installation.
create table team_remotes (
  remote text primary key check (remote ~ '^mf-[a-z][a-z0-9]*$'),
  team text not null references teams (name)
);
create index team_remotes_team on team_remotes (team);

create table team_keys (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  team text not null references teams (name),
  -- sha-256 of a random secret of 256 bits, which itself is stored nowhere
  secret_hash text not null,
  -- public half of the team's signing key (ed25519)
  public_key text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- when the key ends: after the overlap of a rotation, or at once by a revocation
  ends_at timestamptz
);
create index team_keys_team on team_keys (team);

-- Append-only but for the outcome: who did what with a key, and from where. A row without outcome was interrupted.
create table team_acts (
  id int generated always as identity primary key,
  team text not null,
  key_id text,
  action text not null,
  remote text,
  version text,
  actor text not null,
  address text not null,
  -- a signed request is accepted once
  nonce text,
  outcome text,
  detail text,
  at timestamptz not null default now(),
  unique (key_id, nonce)
);
create index team_acts_team on team_acts (team, at);

-- What only one remote can have: an address without the names of its parameters, a namespace of texts, a slot.
create table remote_claims (
  kind text not null check (kind in ('address', 'namespace', 'slot')),
  value text not null,
  remote text not null check (remote ~ '^mf-[a-z][a-z0-9]*$'),
  -- the newest release that has it
  version text not null,
  at timestamptz not null default now(),
  primary key (kind, value)
);
create index remote_claims_remote on remote_claims (remote);
revoke all on teams, team_remotes, team_keys, team_acts, remote_claims from sureda_app;
