-- What several processes count together of the general limits: they write a key after every twentieth of its limit. Of the installation, not of a tenant:
-- an address is counted over all of them. Worth nothing after a crash, hence unlogged.
create unlogged table general_limits (
  -- hash, so that no address is stored
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index general_limits_resets_ix on general_limits (resets_at);
revoke all on general_limits from sureda_app;
