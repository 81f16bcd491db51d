import type { Candidate } from "@vaardig/contract/profile/profile";
import type { ProfilePart } from "@vaardig/contract/profile/profileParts";
import { useGetEducationQuery, useGetExperienceQuery } from "../profile.api.ts";
import { CompletenessCard } from "./CompletenessCard.tsx";
import { findMissingParts } from "./completeness.ts";

interface Props {
  person: Candidate;
  onGo: Record<ProfilePart, (() => void) | undefined>;
}

/** Checklist of one's own profile, once all data has loaded. */
export function MissingParts({ person, onGo }: Props) {
  const query = { query: { user_id: person.id } };
  const { data: experience } = useGetExperienceQuery(query);
  const { data: education } = useGetEducationQuery(query);
  if (!experience || !education) return null;
  const counts = { experience: experience.total, education: education.total };
  return <CompletenessCard missing={findMissingParts(person, counts)} onGo={onGo} />;
}
