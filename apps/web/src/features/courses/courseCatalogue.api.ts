import {
  addCatalogueCourse,
  listCatalogueCourses,
  removeCatalogueCourse,
  restoreCatalogueCourse,
  saveCatalogueCourse,
} from "@vaardig/contract/courses/courseCatalogue";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const CHANGED = ["courses", "events"] as const;

export const {
  useListCatalogueCoursesQuery,
  useLazyListCatalogueCoursesQuery,
  useAddCatalogueCourseMutation,
  useSaveCatalogueCourseMutation,
  useRemoveCatalogueCourseMutation,
  useRestoreCatalogueCourseMutation,
} = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCatalogueCourses: call.query(builder, listCatalogueCourses, { provides: ["courses"] }),
    addCatalogueCourse: call.mutation(builder, addCatalogueCourse, { invalidates: CHANGED }),
    saveCatalogueCourse: call.mutation(builder, saveCatalogueCourse, { invalidates: CHANGED }),
    removeCatalogueCourse: call.mutation(builder, removeCatalogueCourse, { invalidates: CHANGED }),
    restoreCatalogueCourse: call.mutation(builder, restoreCatalogueCourse, { invalidates: CHANGED }),
  }),
});
