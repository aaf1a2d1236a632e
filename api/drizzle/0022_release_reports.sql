-- Since when the stable release is the one for everybody: only a young one is taken back by itself.
alter table rollouts add column stable_since timestamptz;

-- How a release fared with one visitor, for as long as it can count. Network and block are keyed hashes: no address stands here.
drop table release_health;
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
