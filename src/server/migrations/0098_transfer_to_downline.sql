-- Money from the upline counts towards the recipient's deposit limits, wherever in the tree they are later.
alter table credit_transfer add column to_downline boolean not null default false;
update credit_transfer t set to_downline = true
  from member m where m.id = t.recipient_id and m.parent_id = t.sender_id;
create index credit_transfer_from_upline on credit_transfer (brand, recipient_id, at)
  where to_downline;
