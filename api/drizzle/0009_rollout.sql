-- Which release of a remote a visitor gets. Shared by all gateways of an installation; nothing here belongs to a tenant or a person.
create table releases (
  remote text not null check (remote ~ '^mf-[a-z][a-z0-9]*$'),
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+-[0-9a-z]+$'),
  shell_api text not null,
  shipped_at timestamptz not null default now(),
  primary key (remote, version)
);

create table rollouts (
  remote text primary key check (remote ~ '^mf-[a-z][a-z0-9]*$'),
  stable text,
  -- what was stable before: the target of a rollback and every visitor's last known good
  previous text,
  canary text,
  canary_share int not null default 0 check (canary_share between 0 and 100),
  -- tenant → version
  pins jsonb not null default '{}',
  disabled boolean not null default false,
  disabled_tenants text[] not null default '{}',
  updated_at timestamptz not null default now(),
  foreign key (remote, stable) references releases (remote, version),
  foreign key (remote, previous) references releases (remote, version),
  foreign key (remote, canary) references releases (remote, version)
);
create trigger rollouts_touch before update on rollouts for each row execute function touch_updated_at();

-- Append-only: who changed what and why; `automatic` where the failure rate did it.
create table rollout_events (
  id int generated always as identity primary key,
  remote text not null,
  action text not null,
  version text,
  actor text not null,
  reason text,
  at timestamptz not null default now()
);

-- Loads as visitors report them, per ten minutes.
create table release_health (
  remote text not null,
  version text not null,
  window_start timestamptz not null,
  ok int not null default 0,
  failed int not null default 0,
  primary key (remote, version, window_start)
);

revoke all on releases, rollouts, rollout_events, release_health from sureda_app;
