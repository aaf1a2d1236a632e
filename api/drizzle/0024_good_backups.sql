-- Backups that were read again and are whole, by the moment whose rows they hold: the newest is a measure, because the server does not read where backups are.
create table good_backups (
  taken_at timestamptz primary key
);
revoke all on good_backups from sureda_app;
