-- Whatever the employee list filters by is noted: its totals are remembered until something changed.
create or replace trigger users_changed after insert or update of status, system_role, account, first_name, last_name, email, department_id, team_id, role_id, manager_id or delete on users for each row execute function note_user_change();
