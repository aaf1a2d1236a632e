-- Fingerprints of the secrets that all processes of an installation share: one that starts with another is refused.
create table shared_secrets (
  name text not null,
  salt text not null,
  fingerprint text not null,
  primary key (name, fingerprint)
);
revoke all on shared_secrets from sureda_app;
