import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { usePath } from "../../../lib/usePath.ts";
import { PersonName } from "../../../ui/list/PersonName.tsx";

interface Props {
  person: Pick<CandidateRow, "id" | "name" | "email" | "photo_url">;
  size?: number;
}

/** A candidate's name as a link to the profile. */
export function CandidateName({ person, size }: Props) {
  const path = usePath()("candidate-profile", { candidateId: person.id });
  return <PersonName person={person} path={path} size={size} />;
}
