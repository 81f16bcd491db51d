import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { RequiredSkill, SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { useSelector } from "react-redux";
import { isAuthReset } from "../../lib/createScreenSlice.ts";
import { isSameList, type Rating, type SkillDraft } from "../../shared/skills/skillList.ts";

/** An open profile with its unsaved changes. */
export interface OpenProfile {
  /** The version that the changes are based on. */
  stored: SkillProfile;
  skills: SkillDraft[];
  isDirty: boolean;
}

export interface SkillProfileState {
  skillProfile: OpenProfile | null;
  skillProfileRecommendations: RecommendedSkill[];
  /** Id and name of the open job profile. */
  selectedJob: string | null;
  selectedTitle: string | null;
}

const initialState: SkillProfileState = {
  skillProfile: null,
  skillProfileRecommendations: [],
  selectedJob: null,
  selectedTitle: null,
};

/** Returns the skills with the names of the latest response. */
function renamed(skills: SkillDraft[], read: readonly RequiredSkill[]): SkillDraft[] {
  const names = new Map(read.map(({ skill }) => [skill.id, skill]));
  return skills.map((entry) => ({ ...entry, skill: names.get(entry.skill.id) ?? entry.skill }));
}

function change(state: SkillProfileState, to: (skills: SkillDraft[]) => SkillDraft[]): void {
  const open = state.skillProfile;
  if (!open) return;
  open.skills = to(open.skills);
  open.isDirty = !isSameList(open.skills, open.stored.skills);
}

const slice = createSlice({
  name: "skillProfile",
  initialState,
  reducers: {
    jobSelected: (_state, { payload }: PayloadAction<string | null>) => ({
      ...initialState,
      selectedJob: payload,
    }),
    /** A response replaces the open profile unless that has changes or is newer. */
    profileRead: (state, { payload }: PayloadAction<SkillProfile>) => {
      const open = state.skillProfile;
      if (payload.id !== state.selectedJob) return;
      if (open?.isDirty && payload.version === open.stored.version) {
        open.stored = payload;
        open.skills = renamed(open.skills, payload.skills);
      } else if (!open || (!open.isDirty && payload.version >= open.stored.version))
        state.skillProfile = { stored: payload, skills: payload.skills, isDirty: false };
      else return;
      state.selectedTitle = payload.name;
    },
    /** Response of a save: the stored profile. */
    profileSaved: (state, { payload }: PayloadAction<SkillProfile>) => {
      if (payload.id !== state.selectedJob) return;
      state.skillProfile = { stored: payload, skills: payload.skills, isDirty: false };
      state.selectedTitle = payload.name;
    },
    /** Names and descriptions were saved; changes of the skills are kept. */
    headSaved: (state, { payload }: PayloadAction<SkillProfile>) => {
      if (!state.skillProfile || payload.id !== state.selectedJob) return;
      state.skillProfile.stored = payload;
      state.selectedTitle = payload.name;
      change(state, (skills) => skills);
    },
    recommendationsRead: (state, { payload }: PayloadAction<RecommendedSkill[]>) => {
      state.skillProfileRecommendations = payload;
    },
    skillAdded: (state, { payload }: PayloadAction<{ entry: SkillDraft; at?: number }>) =>
      change(state, (skills) => {
        const { entry, at = skills.length } = payload;
        return skills.some(({ skill }) => skill.id === entry.skill.id)
          ? skills
          : skills.toSpliced(at, 0, entry);
      }),
    skillRemoved: (state, { payload }: PayloadAction<string>) =>
      change(state, (skills) => skills.filter(({ skill }) => skill.id !== payload)),
    skillRated: (state, { payload }: PayloadAction<{ id: string; rating: Partial<Rating> }>) =>
      change(state, (skills) =>
        skills.map((entry) => (entry.skill.id === payload.id ? { ...entry, ...payload.rating } : entry)),
      ),
    changesDiscarded: (state) => change(state, () => state.skillProfile?.stored.skills ?? []),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAuthReset, () => initialState);
  },
});

export const {
  jobSelected,
  profileRead,
  profileSaved,
  headSaved,
  recommendationsRead,
  skillAdded,
  skillRemoved,
  skillRated,
  changesDiscarded,
} = slice.actions;
export const skillProfileReducer = slice.reducer;

/** Returns the state of the open job profile, with the specification's names. */
export function useSkillProfileState(): SkillProfileState {
  return useSelector((state: { skillProfile: SkillProfileState }) => state.skillProfile);
}
