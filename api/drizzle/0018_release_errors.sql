-- Errors of releases on phones, each once per release with how often it was reported. At most twenty of a release; rows go after thirty days.
create table release_errors (
  remote text not null,
  version text not null,
  -- hash of phase, message and frames
  fingerprint text not null,
  phase text not null,
  message text not null,
  -- positions in files of the release, `js/1.js:1:234`
  frames text[] not null,
  count int not null default 1,
  last_at timestamptz not null,
  primary key (remote, version, fingerprint)
);
create index release_errors_at on release_errors (last_at);
revoke all on release_errors from sureda_app;
