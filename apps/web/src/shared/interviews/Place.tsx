import Link from "@mui/material/Link";

const ADDRESS = /^https?:\/\/\S+$/i;

/** Where an interview is; an address of the web can be followed. */
export function Place({ place }: { place: string }) {
  if (!ADDRESS.test(place)) return place;
  return (
    <Link href={place} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: "anywhere" }}>
      {place}
    </Link>
  );
}
