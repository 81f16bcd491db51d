import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CareerTarget } from "@vaardig/contract/career-path/careerPath";
import ArrowIcon from "lucide-react/icons/arrow-right";
import { useTranslation } from "react-i18next";

interface Props {
  from: string;
  routes: CareerTarget["routes"];
}

/** Routes to a job, best first, as lists of jobs. */
export function CareerRoutes({ from, routes }: Props) {
  const { t } = useTranslation("career-path");
  if (routes.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{t("routes.none")}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
      {routes.map(({ jobs }) => (
        <Box
          component="li"
          key={jobs.map(({ id }) => id).join()}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}
        >
          <span>{from}</span>
          {jobs.map(({ id, name }, at) => (
            <Box component="span" key={id} sx={{ display: "inline-flex", alignItems: "center", gap: 1.5 }}>
              <Box
                component={ArrowIcon}
                size={16}
                role="img"
                aria-label={t("routes.then")}
                sx={{ flex: "none" }}
              />
              <Box component="span" sx={{ fontWeight: at === jobs.length - 1 ? 600 : 400 }}>
                {name}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
