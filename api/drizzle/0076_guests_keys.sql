-- Guests send enquiries and answers of games, too: their lost answers are asked for by the key alone, which is 128 random bits.
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys alter column user_id drop not null;
alter table idempotency_keys
  add constraint idempotency_keys_uk unique nulls not distinct (tenant_id, user_id, key);
