import { listPeople, saveUser } from "@vaardig/contract/employees/employees";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listPeople: call.query(builder, listPeople, { provides: ["employees", "organization"] }),
    saveUser: call.mutation(builder, saveUser, {
      invalidates: [
        "employees",
        "employee-role",
        "organization",
        "profile",
        "candidates",
        "events",
        "dashboard",
      ],
      fallback: () => i18n.t("people.save-failed"),
    }),
  }),
});

export const { useListPeopleQuery, useSaveUserMutation } = api;
