-- Lists of people are no longer remembered: what matching needs to hear of a person is whether the person may be found.
create or replace trigger users_changed after insert or update of status, system_role, account or delete on users for each row execute function note_user_change();
