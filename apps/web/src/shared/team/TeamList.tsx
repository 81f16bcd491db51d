import Card from "@mui/material/Card";
import type { TeamSkills } from "@vaardig/contract/team/team";
import { CardStack } from "../../ui/list/CardStack.tsx";
import { TeamListPerson } from "./TeamListPerson.tsx";

interface Props {
  team: Pick<TeamSkills, "data" | "skills">;
  label: string;
  isFetching: boolean;
}

/** List view of the heat map: one row per person that expands to gaps. */
export function TeamList({ team: { data, skills }, label, isFetching }: Props) {
  return (
    <Card
      sx={{
        px: { xs: 2, sm: 3 },
        // A long job title would widen its row beyond a phone.
        "& > ul": { gap: 0, gridTemplateColumns: "minmax(0, 1fr)" },
        "& > ul > li + li": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <CardStack label={label} isFetching={isFetching}>
        {data.map((person) => (
          <TeamListPerson key={person.id} person={person} skills={skills} />
        ))}
      </CardStack>
    </Card>
  );
}
