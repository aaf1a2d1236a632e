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
  -- Since when the stable release is the one for everybody: only a young one is taken back by itself.
  stable_since timestamptz,
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
revoke all on releases, rollouts, rollout_events from sureda_app;

create table release_reports (
  remote text not null,
  version text not null,
  network text not null,
  -- tenant and sticky number
  visitor text not null,
  block text not null,
  failed boolean not null,
  at timestamptz not null,
  primary key (remote, version, network, visitor)
);
create index release_reports_block on release_reports (remote, version, block);
create index release_reports_at on release_reports (at);
revoke all on release_reports from sureda_app;
