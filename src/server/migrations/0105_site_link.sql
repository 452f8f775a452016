-- One word from schema to screen.
update brand_setting set kind = 'siteLinks' where kind = 'siteResources';
update audit_entry set action = 'setSiteLinks' where action = 'setSiteResources';
