-- statement by statement
-- Given-up mails are counted with every look at the queues: among a million that have left that took 600 ms.
drop index concurrently if exists mail_outbox_failed_ix;
create index concurrently mail_outbox_failed_ix on mail_outbox (tenant_id, failed_at) where failed_at is not null;
