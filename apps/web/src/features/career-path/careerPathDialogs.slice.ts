import { createScreenSlice } from "../../lib/createScreenSlice.ts";

interface CareerPathDialogs {
  compare: boolean;
  whatIf: boolean;
  talk: boolean;
  dismissed: boolean;
}

/** Which dialog of a career path is open. */
export const careerPathDialogsSlice = createScreenSlice<CareerPathDialogs>("careerPathDialogs", {
  compare: false,
  whatIf: false,
  talk: false,
  dismissed: false,
});
