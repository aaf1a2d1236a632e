-- Who may open a claimed address, or all below `/one/*` that a guard claims. Null: of a release from before this column.
alter table remote_claims add column access text;
