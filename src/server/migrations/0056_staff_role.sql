-- A staff account keeps its role, and the role's permissions follow the release. Permissions of its
-- own stay with an account that has others than its role had; null: those of the role.
alter table staff add column role text not null default 'support';
alter table staff alter column permissions drop not null;

-- Deposits, protection and agents came without a change of accounts: they tell nothing.
with shaped (role, permissions) as (values
  ('support', '["member.read", "ledger.read", "content.read", "feedback.read", "feedback.handle", "message.read", "message.retry"]'::jsonb),
  ('editor', '["brand.read", "brand.edit", "content.read", "content.edit"]'::jsonb),
  ('publisher', '["brand.read", "brand.edit", "brand.publish", "content.read", "content.edit"]'::jsonb),
  ('operator', '["member.read", "ledger.read", "brand.read", "brand.status", "brand.rules", "audit.read", "event.read", "event.retry", "content.read", "content.edit", "feedback.read", "feedback.handle", "message.read", "message.retry"]'::jsonb),
  ('admin', '["member.read", "ledger.read", "brand.read", "brand.edit", "brand.publish", "brand.status", "brand.rules", "audit.read", "event.read", "event.retry", "content.read", "content.edit", "feedback.read", "feedback.handle", "message.read", "message.retry"]'::jsonb)
)
update staff set role = shaped.role, permissions = null
from shaped
where (staff.permissions - array['deposit.read', 'deposit.return', 'member.protect', 'agent.appoint']) @> shaped.permissions
  and shaped.permissions @> (staff.permissions - array['deposit.read', 'deposit.return', 'member.protect', 'agent.appoint']);
alter table staff alter column role drop default;
