-- Settings that staff edit, one row per brand and kind: see src/server/settings. They replace one set
-- of tables per kind.

create table brand_setting (
  brand text not null references brand (id),
  -- SettingKind in src/server/settings/setting-store.ts.
  kind text not null,
  -- Rises with every change; a change names the version it started from.
  version int not null,
  -- null: never set, the defaults apply.
  value jsonb,
  changed_at timestamptz,
  -- null: not changed by staff yet.
  changed_by bigint,
  reason text not null default '',
  primary key (brand, kind)
);

insert into brand_setting (brand, kind, version, value)
select brand, 'whitelabelFlags', 0, jsonb_object_agg(module, enabled)
from whitelabel_flag group by brand;

insert into brand_setting (brand, kind, version, value)
select brand, 'registerRules', 0, jsonb_agg(jsonb_build_object(
  'field', field, 'enabled', enabled, 'required', required, 'minLength', min_length,
  'maxLength', max_length, 'acceptedPattern', accepted_pattern, 'patternId', pattern_id) order by field)
from register_rule group by brand;

insert into brand_setting (brand, kind, version, value)
select b.id, 'regionRules', 0, jsonb_build_object('defaultEffect', b.region_default, 'rules', (
  select coalesce(jsonb_agg(jsonb_build_object('effect', r.effect, 'kind', r.kind, 'value', r.value,
    'note', r.note, 'enabled', r.enabled) order by r.position), '[]')
  from region_rule r where r.brand = b.id))
from brand b
where b.region_default <> 'allow' or exists (select 1 from region_rule r where r.brand = b.id);

insert into brand_setting (brand, kind, version, value)
select b.id, 'helpPages', 0, jsonb_build_object(
  'pages', (
    select coalesce(jsonb_agg(jsonb_build_object('pageId', p.page, 'section', p.section,
      'published', p.published) order by p.position), '[]')
    from help_page p where p.brand = b.id),
  'texts', (
    select coalesce(jsonb_object_agg(w.page, w.texts), '{}')
    from (
      select t.page, jsonb_object_agg(t.language,
        jsonb_build_object('title', t.title, 'content', t.content)) as texts
      from help_page_text t where t.brand = b.id group by t.page
    ) w))
from brand b
where exists (select 1 from help_page p where p.brand = b.id)
  or exists (select 1 from help_page_text t where t.brand = b.id);

insert into brand_setting (brand, kind, version, value)
select brand, 'serviceChannels', 0, jsonb_agg(jsonb_build_object('csType', cs_type, 'address', address,
  'opensWindow', opens_window, 'enabled', enabled, 'texts', texts) order by position)
from service_channel group by brand;

insert into brand_setting (brand, kind, version, value)
select brand, 'siteResources', 0, jsonb_agg(jsonb_build_object('resourceType', resource_type,
  'name', name, 'labelNameEn', label_name_en, 'url', url) order by position)
from site_resource group by brand;

insert into brand_setting (brand, kind, version, value)
select b.id, 'gameSettings', 0, jsonb_build_object(
  'vendors', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.vendor, 'state', v.state, 'names', v.names)
      order by v.position), '[]')
    from vendor_setting v where v.brand = b.id),
  'categories', (
    select coalesce(jsonb_agg(c.category order by c.position), '[]')
    from category_setting c where c.brand = b.id),
  'games', (
    select coalesce(jsonb_agg(jsonb_build_object('nodeId', g.node_id, 'state', g.state)
      order by g.node_id), '[]')
    from game_setting g where g.brand = b.id and g.state <> 'on'),
  'hot', (
    select coalesce(jsonb_agg(g.node_id order by g.hot_position), '[]')
    from game_setting g where g.brand = b.id and g.hot_position is not null))
from brand b
where exists (select 1 from vendor_setting v where v.brand = b.id)
  or exists (select 1 from category_setting c where c.brand = b.id)
  or exists (select 1 from game_setting g where g.brand = b.id);

-- Amounts are text in JSON, as everywhere.
insert into brand_setting (brand, kind, version, value)
select brand, 'jackpot', 0, jsonb_build_object('currency', currency, 'enabled', enabled,
  'contributionPpm', contribution_ppm, 'startMicro', start_micro::text, 'turnoverMicro', turnover_micro::text)
from jackpot_setting;

insert into brand_setting (brand, kind, version, value)
select b.id, 'banners', 0, jsonb_build_object('keepsOwn', b.keeps_own_banners, 'banners', (
  select coalesce(jsonb_agg(jsonb_build_object('group', n.group_name, 'picture', n.picture,
    'hero', n.hero, 'linkageType', n.linkage_type, 'target', n.target,
    'visitorKinds', n.visitor_kinds,
    'startsAt', to_char(n.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endsAt', to_char(n.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'enabled', n.enabled,
    -- Texts written before buttons had labels lack an action.
    'texts', (
      select coalesce(jsonb_agg('{"action": ""}'::jsonb || t.text order by t.position), '[]')
      from jsonb_array_elements(n.texts) with ordinality as t(text, position))) order by n.position), '[]')
  from banner n where n.brand = b.id))
from brand b
where not b.keeps_own_banners or exists (select 1 from banner n where n.brand = b.id);

insert into brand_setting (brand, kind, version, changed_at, changed_by, reason)
select brand, kind, version, changed_at, changed_by, reason from server_fact
on conflict (brand, kind) do update set version = excluded.version, changed_at = excluded.changed_at,
  changed_by = excluded.changed_by, reason = excluded.reason;

drop table whitelabel_flag, register_rule, region_rule, help_page, help_page_text, service_channel,
  site_resource, vendor_setting, category_setting, game_setting, jackpot_setting, banner, server_fact;
alter table brand drop column region_default;
alter table brand drop column keeps_own_banners;
