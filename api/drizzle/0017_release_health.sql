-- What phones report of each release, summed by the hour and without anything of a person. Rows go after thirty days.
create table release_health (
  remote text not null,
  version text not null,
  hour timestamptz not null,
  -- `visitors`, `failed visitors`, `loads`, `failed: <phase>`, or `<vital> <upper bound in ms>`
  measure text not null,
  -- expose of the screen, for vitals; empty otherwise
  screen text not null default '',
  count int not null,
  primary key (remote, version, hour, measure, screen)
);
create index release_health_hour on release_health (hour);
revoke all on release_health from sureda_app;
