-- Everything that was said about one skill of a person, newest first.
create index person_skills_history on person_skills using btree (company_id, user_id, skill_id, valid_from);
