import Box from "@mui/material/Box";
import type { Candidate } from "@vaardig/contract/profile/profile";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { useGetCandidateQuery } from "../../shared/people/candidate.api.ts";
import { PublicCard } from "../../shared/people/card/PublicCard.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { CertificateSection } from "./career/CertificateSection.tsx";
import { EducationSection } from "./career/EducationSection.tsx";
import { ExperienceSection } from "./career/ExperienceSection.tsx";
import { MissingParts } from "./completeness/MissingParts.tsx";
import { IntroSheet } from "./forms/IntroSheet.tsx";
import { PersonalSheet } from "./forms/PersonalSheet.tsx";
import { freelancerProfileSlice } from "./freelancerProfile.slice.ts";
import { FactsCard } from "./header/FactsCard.tsx";
import { HeaderCard } from "./header/HeaderCard.tsx";
import { IntroSection } from "./header/IntroSection.tsx";
import { LanguagesSection } from "./parts/LanguagesSection.tsx";
import { ResumeSection } from "./parts/ResumeSection.tsx";
import { SkillsSection } from "./skills/SkillsSection.tsx";

/** A person's profile; without an id, the reader's own. */
export function ProfileView({ id }: { id?: string | undefined }) {
  const { t } = useTranslation("card");
  const { data, error, refetch } = useGetCandidateQuery(id === undefined ? undefined : { query: { id } });
  const person = data?.candidates[0];
  if (person) return <Profile key={person.id} person={person} isMine={id === undefined} />;
  return error ? (
    <ErrorState
      heading={id === undefined ? "h1" : "h2"}
      title={t("fetch-failed")}
      error={error}
      onRetry={refetch}
    />
  ) : (
    <DetailSkeleton lines={8} />
  );
}

function Profile({ person, isMine }: { person: Candidate; isMine: boolean }) {
  const { t } = useTranslation("profile");
  const pathTo = usePath();
  const navigate = useNavigate();
  const [open, setOpen] = freelancerProfileSlice.usePart("candidate");
  const [experience, setExperience] = freelancerProfileSlice.usePart("experience");
  const [education, setEducation] = freelancerProfileSlice.usePart("education");
  const pictureButton = useRef<HTMLButtonElement>(null);
  const resume = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  const mySkills = pathTo("your-skills");
  const columns = { display: "grid", gap: 6, minWidth: 0 } as const;
  if (!person.private)
    return (
      <Box sx={{ maxWidth: 560 }}>
        <PublicCard person={person} />
      </Box>
    );
  return (
    <Box sx={columns}>
      {isMine && (
        <HeaderCard
          person={person}
          pictureButton={pictureButton}
          onEdit={() => setOpen("intro")}
          onPreview={() => setOpen("preview")}
        />
      )}
      <Box
        sx={{
          display: "grid",
          gap: 6,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" },
        }}
      >
        <Box sx={columns}>
          {!isMine && <IntroSection person={person} onEdit={() => setOpen("intro")} />}
          <SkillsSection userId={person.id} isMine={isMine} />
          <ExperienceSection userId={person.id} open={experience} onOpen={setExperience} />
          <EducationSection userId={person.id} open={education} onOpen={setEducation} />
          <CertificateSection userId={person.id} />
        </Box>
        <Box sx={columns}>
          {isMine && (
            <MissingParts
              person={person}
              onGo={{
                picture: () => pictureButton.current?.click(),
                headline: () => setOpen("intro"),
                about: () => setOpen("intro"),
                skills: mySkills ? () => void navigate(mySkills) : undefined,
                experience: () => setExperience("new"),
                education: () => setEducation("new"),
                languages: () => setOpen("languages"),
                resume: () => resume.current?.focus(),
              }}
            />
          )}
          <FactsCard person={person} isMine={isMine} onEditPersonal={() => setOpen("personal")} />
          <LanguagesSection
            person={person}
            isOpen={open === "languages"}
            onOpen={(isOpen) => setOpen(isOpen ? "languages" : null)}
          />
          <Box ref={resume} tabIndex={-1} sx={{ minWidth: 0 }}>
            <ResumeSection person={person} isMine={isMine} />
          </Box>
        </Box>
      </Box>
      {open === "intro" && <IntroSheet person={person} onClose={close} />}
      {open === "personal" && <PersonalSheet person={person} onClose={close} />}
      {open === "preview" && (
        <SideSheet open onClose={close} title={t("preview")} subtitle={t("preview-help")} width={440}>
          <Box sx={{ pt: 2 }}>
            <PublicCard person={person.skills_public ? person : { ...person, skills: null }} />
          </Box>
        </SideSheet>
      )}
    </Box>
  );
}
