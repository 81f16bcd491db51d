import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface CareerPathDialogs {
  compare: boolean;
  whatIf: boolean;
  talk: boolean;
  dismissed: boolean;
}

/** State of the open dialogs of a career path. */
export const careerPathDialogsSlice = createScreenSlice<CareerPathDialogs>("careerPathDialogs", {
  compare: false,
  whatIf: false,
  talk: false,
  dismissed: false,
});
