import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { VISUALLY_HIDDEN } from "../../ui/visuallyHidden.ts";
import { diffTexts } from "./diffTexts.ts";

const LOOK = {
  gone: { color: "text.secondary", textDecoration: "line-through" },
  new: { bgcolor: "tint", fontWeight: 600, textDecoration: "none", borderRadius: "3px", px: "2px" },
} as const;

interface Props {
  name: string;
  from: string;
  to: string;
}

/** Change of a long text: removed words struck through and added words marked, with some context. */
export function ChangedText({ name, from, to }: Props) {
  const { t } = useTranslation("approval");
  const parts = diffTexts(from, to).map((part, at) => ({ ...part, id: at }));
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
      <Typography sx={{ mb: 1, fontWeight: 600 }}>{name}</Typography>
      <Typography sx={{ maxWidth: "80ch", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {parts.map(({ id, kind, text }) =>
          kind === "same" ? (
            text
          ) : (
            <Box key={id} component={kind === "gone" ? "del" : "ins"} sx={LOOK[kind]}>
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {t(kind === "gone" ? "change.goes" : "change.comes")}{" "}
              </Box>
              {text}
            </Box>
          ),
        )}
      </Typography>
    </Box>
  );
}
