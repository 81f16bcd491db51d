import { describe, expect, it } from "vitest";
import { PICTURE, RESUME, uploadProblemOf } from "./uploadLimits.ts";

const megabyte = 1024 * 1024;

describe("obstacleOf", () => {
  it("lets a résumé of exactly 10 MB go, and no byte more", () => {
    expect(uploadProblemOf({ name: "cv.pdf", size: 10 * megabyte }, RESUME)).toBeNull();
    expect(uploadProblemOf({ name: "cv.pdf", size: 10 * megabyte + 1 }, RESUME)).toBe("too-large");
  });

  it("looks at the ending, whatever its case", () => {
    expect(uploadProblemOf({ name: "CV.DOCX", size: 10 }, RESUME)).toBeNull();
    expect(uploadProblemOf({ name: "cv.pdf.exe", size: 10 }, RESUME)).toBe("wrong-type");
    expect(uploadProblemOf({ name: "cv.pdf", size: 10 }, PICTURE)).toBe("wrong-type");
    expect(uploadProblemOf({ name: "me.JPG", size: 10 }, PICTURE)).toBeNull();
  });

  it("refuses an empty file", () => {
    expect(uploadProblemOf({ name: "cv.txt", size: 0 }, RESUME)).toBe("empty");
  });
});
