import type { Department, MergeUndo, Role, Team } from "@vaardig/contract/organization/organization";
import {
  useCreateDepartmentMutation,
  useCreateRoleMutation,
  useCreateTeamMutation,
  useDeleteDepartmentMutation,
  useDeleteRoleMutation,
  useDeleteTeamMutation,
  useMergeDepartmentsMutation,
  useMergeRolesMutation,
  useMergeTeamsMutation,
  useSaveDepartmentMutation,
  useSaveRoleMutation,
  useSaveTeamMutation,
  useUndoUnitMergeMutation,
} from "../organization.api.ts";
import type { Unit } from "../units/unitAction.ts";
import type { UnitBody } from "./unitValues.ts";

type Kind = Unit["kind"];
type Saved = Department | Team | Role;
type Fields = {
  [K in "name" | "lead_id" | "department_id" | "team_id" | "job_profile_id" | "parent_id"]?: string | null;
};

interface Removal {
  id: string;
  version: number;
  into_id?: string;
  release?: "true";
}

/** API calls of the three kinds under common names. They reject with the call's error. */
export interface UnitCalls {
  create: (kind: Kind, body: UnitBody) => Promise<Saved>;
  save: (kind: Kind, body: Partial<UnitBody> & { id: string; version: number }) => Promise<Saved>;
  /** `undo` is set when contents were moved. */
  remove: (kind: Kind, query: Removal) => Promise<{ undo: MergeUndo | null }>;
  merge: (
    kind: Kind,
    body: { id: string; into_id: string; version: number },
  ) => Promise<Saved & { undo: MergeUndo }>;
  undoMerge: (undo: MergeUndo) => Promise<unknown>;
}

// Safe: `bodyOf` built the fields of the kind.
const as = <T>(fields: Fields): T => fields as T;

/** Returns the API calls to create, edit and delete units of each kind. */
export function useUnitCalls(): UnitCalls {
  const [createDepartment] = useCreateDepartmentMutation();
  const [createTeam] = useCreateTeamMutation();
  const [createRole] = useCreateRoleMutation();
  const [saveDepartment] = useSaveDepartmentMutation();
  const [saveTeam] = useSaveTeamMutation();
  const [saveRole] = useSaveRoleMutation();
  const [deleteDepartment] = useDeleteDepartmentMutation();
  const [deleteTeam] = useDeleteTeamMutation();
  const [deleteRole] = useDeleteRoleMutation();
  const [mergeDepartments] = useMergeDepartmentsMutation();
  const [mergeTeams] = useMergeTeamsMutation();
  const [mergeRoles] = useMergeRolesMutation();
  const [undoMerge] = useUndoUnitMergeMutation();
  return {
    create: (kind, body) => {
      if (kind === "department") return createDepartment({ body: as(body) }).unwrap();
      return kind === "team"
        ? createTeam({ body: as(body) }).unwrap()
        : createRole({ body: as(body) }).unwrap();
    },
    save: (kind, body) => {
      if (kind === "department") return saveDepartment({ body: as(body) }).unwrap();
      return kind === "team" ? saveTeam({ body: as(body) }).unwrap() : saveRole({ body: as(body) }).unwrap();
    },
    remove: (kind, query) => {
      const { release: _only, ...plain } = query;
      if (kind === "department") return deleteDepartment({ query: plain }).unwrap();
      return kind === "team" ? deleteTeam({ query }).unwrap() : deleteRole({ query }).unwrap();
    },
    merge: (kind, body) => {
      if (kind === "department") return mergeDepartments({ body }).unwrap();
      return kind === "team" ? mergeTeams({ body }).unwrap() : mergeRoles({ body }).unwrap();
    },
    undoMerge: (body) => undoMerge({ body }).unwrap(),
  };
}
