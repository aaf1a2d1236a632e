-- Keys are made by clients: how long they are is theirs to decide, as with the header elsewhere.

alter table idempotency_keys
  drop constraint idempotency_keys_key_check,
  add constraint idempotency_keys_key_ck check (length(key) between 1 and 255);
