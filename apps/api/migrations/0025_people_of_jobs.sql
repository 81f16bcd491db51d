-- Figures of people are counted in the match index, which hears of whose job is another: with a role a person's job is the role's.
create or replace trigger users_changed after insert or update of status, system_role, account, role_id, job_profile_id or delete on users for each row execute function note_user_change();
