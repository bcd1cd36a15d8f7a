import { distance } from "../model/editDistance";

/** Of so many characters a misspelled id has one wrong, at most. */
const CHARACTERS_PER_ERROR = 3;

/** The id that was probably meant, capital letters aside; `undefined` where none is near. */
export function nearestId(given: string, ids: readonly string[]): string | undefined {
  const [nearest] = ids
    .map((id) => ({ id, far: distance(given.toLowerCase(), id.toLowerCase()) }))
    .filter(({ far }) => far <= given.length / CHARACTERS_PER_ERROR)
    .sort((a, b) => a.far - b.far);
  return nearest?.id;
}
