import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { CareersCompany } from "@vaardig/contract/careers/careers";

const absolute = (website: string) => (/^https?:\/\//i.test(website) ? website : `https://${website}`);
const plain = (website: string) => website.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** Location and website of a company. */
export function CompanyLine({ company }: { company: CareersCompany }) {
  const { city, country, website } = company;
  const place = [city, country].filter(Boolean).join(", ");
  if (!place && !website) return null;
  return (
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, color: "text.secondary" }}>
      {place && <span>{place}</span>}
      {website && (
        <Link href={absolute(website)} target="_blank" rel="noopener noreferrer">
          {plain(website)}
        </Link>
      )}
    </Box>
  );
}
