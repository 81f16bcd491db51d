-- References that would close a circle between table files.
alter table users add foreign key (job_profile_id) references job_profiles (id) on delete set null;
--> statement-breakpoint
create index users_job_profile on users (job_profile_id);
--> statement-breakpoint
alter table vacancies add foreign key (job_profile_id) references job_profiles (id) on delete set null;
--> statement-breakpoint
create index vacancies_job_profile on vacancies (job_profile_id);
--> statement-breakpoint
create index vacancies_department on vacancies (company_id, department_id);
--> statement-breakpoint
alter table skills add foreign key (merged_into) references skills (id) on delete set null;
--> statement-breakpoint
create index skills_merged on skills (merged_into) where merged_into is not null;
--> statement-breakpoint
-- The owner of the tables obeys the policies too.
do $$
declare name text;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
--> statement-breakpoint
grant usage on schema public to vaardig_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to vaardig_app;
--> statement-breakpoint
grant usage on all sequences in schema public to vaardig_app;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to vaardig_app;
--> statement-breakpoint
alter default privileges in schema public grant usage on sequences to vaardig_app;
--> statement-breakpoint
-- Events are written once.
revoke update, delete on events from vaardig_app;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger events_append_only before update or delete on events for each row execute function refuse_change();
--> statement-breakpoint
-- Ended sessions are told to every server.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_ended after update of revoked_at on sessions for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();
--> statement-breakpoint
create trigger sessions_deleted after delete on sessions for each row execute function tell_session_end();
--> statement-breakpoint
-- The match index follows the rows.
create function note_person_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into match_changes (company_id, kind, subject_id) values (old.company_id, 'person', old.user_id);
  else
    insert into match_changes (company_id, kind, subject_id) values (new.company_id, 'person', new.user_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger person_skills_changed after insert or update or delete on person_skills for each row execute function note_person_change();
--> statement-breakpoint
create function note_user_change() returns trigger language plpgsql as $$
begin
  insert into match_changes (company_id, kind, subject_id) values (coalesce(new.company_id, old.company_id), 'person', coalesce(new.id, old.id));
  return null;
end $$;
--> statement-breakpoint
create trigger users_changed after insert or update of status, system_role or delete on users for each row execute function note_user_change();
--> statement-breakpoint
create function note_vacancy_change() returns trigger language plpgsql as $$
begin
  insert into match_changes (company_id, kind, subject_id) values (coalesce(new.company_id, old.company_id), 'vacancy', coalesce(new.id, old.id));
  return null;
end $$;
--> statement-breakpoint
create trigger vacancies_changed after insert or update of status, publication, external or delete on vacancies for each row execute function note_vacancy_change();
--> statement-breakpoint
create function note_vacancy_skill_change() returns trigger language plpgsql as $$
begin
  insert into match_changes (company_id, kind, subject_id) values (coalesce(new.company_id, old.company_id), 'vacancy', coalesce(new.vacancy_id, old.vacancy_id));
  return null;
end $$;
--> statement-breakpoint
create trigger vacancy_skills_changed after insert or update or delete on vacancy_skills for each row execute function note_vacancy_skill_change();
