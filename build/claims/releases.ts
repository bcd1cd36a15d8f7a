import { RELEASE_CHANGES } from "../../src/model/operations/releaseChanges";
import type { Claim } from "./claim";

/** Releases that the templates did not know before. */
const NEW = ["9.0 GA", "9.1.x"];

/** What a release changes is a claim, made on the sheets Release; the template hosts has all but the operations. */
export const RELEASE_CLAIMS: Claim[] = RELEASE_CHANGES.map(({ topic, since, text, source }) => ({
  says: text,
  where: topic === "Operations" ? "runbooks" : "hosts",
  state: text.includes("(open)") ? "open" : NEW.includes(since) ? "corrected" : "confirmed",
  source,
  note: `since ${since}`,
}));
