import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { APPLICANT_STATUS_TEXTS } from "@vaardig/contract/applications/applicantStatus";
import type { MyApplicationDetail } from "@vaardig/contract/my-applications/myApplications";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Timeline of an application; the last point is the current status. */
export function Timeline({ points }: { points: MyApplicationDetail["timeline"] }) {
  const words = APPLICANT_STATUS_TEXTS[useCurrentLanguage()];
  const format = useFormat();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {points.map(({ at, status }, index) => {
        const isLast = index === points.length - 1;
        return (
          <Box
            component="li"
            key={`${at} ${status}`}
            aria-current={isLast ? "step" : undefined}
            sx={{ display: "grid", gridTemplateColumns: "12px 1fr", columnGap: 3, pb: isLast ? 0 : 4 }}
          >
            <Box sx={{ position: "relative", pt: "5px" }} aria-hidden>
              <Box
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: "50%",
                  bgcolor: isLast ? "primary.main" : "controlLine",
                }}
              />
              {!isLast && (
                <Box
                  sx={{ position: "absolute", left: 4, top: 19, bottom: -20, width: 2, bgcolor: "divider" }}
                />
              )}
            </Box>
            <div>
              <Typography sx={{ fontWeight: isLast ? 600 : 400 }}>{words[status].label}</Typography>
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                <time dateTime={at}>{format.dateTime(at)}</time>
              </Typography>
            </div>
          </Box>
        );
      })}
    </Box>
  );
}
