-- The day belongs to the brand, not to what agents may do.
insert into brand_setting (brand, kind, version, value, changed_at, changed_by, reason)
select brand, 'brandDay', 1, jsonb_build_object('timeZone', value->'timeZone'),
  changed_at, changed_by, reason
from brand_setting
where kind = 'agentPolicy' and value ? 'timeZone'
on conflict (brand, kind) do nothing;

update brand_setting set value = value - 'timeZone'
where kind = 'agentPolicy' and value ? 'timeZone';
