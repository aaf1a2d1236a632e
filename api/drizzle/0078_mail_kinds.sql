-- What a mail is for says when it goes (a link that lets a person in before an enquiry) and how many of its kind one mailbox may get in a day.
-- The mailbox is hashed: `name+tag` and `name` are one, and the ceiling needs no address.
alter table mail_outbox
  add column priority smallint not null default 1,
  add column kind text not null default 'booking',
  add column mailbox_hash text not null default '',
  -- whether a person has shown that the address is theirs
  add column confirmed boolean not null default true;
drop index mail_outbox_due_ix;
create index mail_outbox_due_ix on mail_outbox (tenant_id, priority, due_at)
  where sent_at is null and failed_at is null;
create index mail_outbox_mailbox_ix on mail_outbox (tenant_id, mailbox_hash, kind, created_at);
create index mail_outbox_unconfirmed_ix on mail_outbox (tenant_id, created_at) where not confirmed;
