import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";

const palette = (theme: Theme) => (theme.vars ?? theme).palette;
const STEPS = [1, 2, 3, 4, 5];

interface SkillProps {
  x: number;
  y: number;
  /** Length of the line that represents the skill's name. */
  name: number;
  have: number;
  need?: number;
}

/** A skill: a line as name, five level steps, required ones outlined. */
function Skill({ x, y, name, have, need = 0 }: SkillProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="word" width={name} height="6" rx="3" />
      {STEPS.map((step) => (
        <rect
          key={step}
          className={step <= have ? "have" : step <= need ? "need" : "open"}
          x={(step - 1) * 31}
          y="14"
          width="26"
          height="8"
          rx="4"
        />
      ))}
    </g>
  );
}

/** Drawing of a person's skills, a job's requirements, and the path between them. */
export function SkillPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 440 372"
      aria-hidden
      focusable="false"
      sx={{
        width: "100%",
        maxWidth: 480,
        height: "auto",
        fill: "none",
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "& .card": {
          fill: (theme) => palette(theme).background.paper,
          stroke: (theme) => palette(theme).divider,
        },
        "& .word": { fill: (theme) => palette(theme).divider },
        "& .open": { fill: (theme) => palette(theme).divider },
        "& .have": { fill: (theme) => palette(theme).primary.main },
        "& .need": { stroke: (theme) => palette(theme).primary.main, strokeWidth: 1.5 },
        "& .soft": { fill: (theme) => palette(theme).tint },
        "& .line": { stroke: (theme) => palette(theme).primary.main, strokeWidth: 2 },
        "& .dot": {
          fill: (theme) => palette(theme).background.paper,
          stroke: (theme) => palette(theme).primary.main,
          strokeWidth: 2,
        },
        "& .mark": { stroke: (theme) => palette(theme).primary.contrastText, strokeWidth: 2.5 },
      }}
    >
      <rect className="card" x="1" y="1" width="208" height="214" rx="16" />
      <circle className="soft" cx="44" cy="44" r="20" />
      <circle className="line" cx="44" cy="38" r="6" />
      <path className="line" d="M33 54c2-6 6-8 11-8s9 2 11 8" />
      <rect className="word" x="76" y="32" width="84" height="8" rx="4" />
      <rect className="word" x="76" y="48" width="52" height="6" rx="3" />
      <Skill x={28} y={88} name={72} have={4} />
      <Skill x={28} y={130} name={96} have={3} />
      <Skill x={28} y={172} name={60} have={2} />

      <path className="line" d="M104 216c0 56 6 78 48 78h74" />
      <path className="line" strokeDasharray="2 8" d="M210 60c48 0 112-8 112 68" />
      <circle className="dot" cx="104" cy="252" r="6" />

      <rect className="card" x="231" y="133" width="208" height="238" rx="16" />
      <rect className="soft" x="254" y="157" width="40" height="40" rx="12" />
      <path className="line" d="M263 172h22v14h-22zM270 172v-4h8v4M263 178h22" />
      <rect className="word" x="306" y="164" width="96" height="8" rx="4" />
      <rect className="word" x="306" y="180" width="60" height="6" rx="3" />
      <Skill x={258} y={220} name={72} have={4} need={4} />
      <Skill x={258} y={262} name={96} have={3} need={4} />
      <Skill x={258} y={304} name={60} have={2} need={2} />
      <rect className="word" x="258" y="346" width="44" height="6" rx="3" />

      <circle className="have" cx="230" cy="294" r="16" />
      <path className="mark" d="M223 294l5 5 9-10" />
    </Box>
  );
}
