-- What the first process to ship a version began to write: the key decides between two, whatever the store of files can promise.
create table release_contents (
  remote text not null check (remote ~ '^mf-[a-z][a-z0-9]*$'),
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+-[0-9a-z]+$'),
  -- sha-256 over the names and hashes of all files
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  begun_at timestamptz not null default now(),
  primary key (remote, version)
);
revoke all on release_contents from sureda_app;
