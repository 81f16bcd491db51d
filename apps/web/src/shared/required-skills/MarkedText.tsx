import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { Fragment, useId } from "react";
import { markedParts } from "./markedParts.ts";
import { isMarkup, withoutMarkup } from "./withoutMarkup.ts";

interface Props {
  text: string;
  skills: readonly TextSkill[];
  /** Ids of deselected skills, which are not marked. */
  left: ReadonlySet<string>;
  label: string;
}

/** The text with the source words of skills marked. */
export function MarkedText({ text, skills, left, label }: Props) {
  const id = useId();
  const isPage = isMarkup(text);
  const shown = skills.filter(({ skill }) => !left.has(skill.id));
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {markedParts(text, shown).map(({ start, words, skill }) =>
          skill === null ? (
            <Fragment key={start}>{isPage ? withoutMarkup(words) : words}</Fragment>
          ) : (
            <Box
              component="mark"
              key={start}
              title={skill}
              sx={{ bgcolor: "tint", color: "text.primary", borderRadius: 0.5, fontWeight: 600 }}
            >
              {words}
            </Box>
          ),
        )}
      </Typography>
    </Box>
  );
}
