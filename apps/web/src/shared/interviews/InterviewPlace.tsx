import Link from "@mui/material/Link";

const ADDRESS = /^https?:\/\/\S+$/i;

/** Place of an interview; a URL becomes a link. */
export function InterviewPlace({ place }: { place: string }) {
  if (!ADDRESS.test(place)) return place;
  return (
    <Link href={place} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: "anywhere" }}>
      {place}
    </Link>
  );
}
