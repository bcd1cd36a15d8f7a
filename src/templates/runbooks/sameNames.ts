/**
 * Which names of a column are the name of a host? A name with a domain is also that without it; spaces around it do not
 * count. Terms of a sum: each row adds 1 at most.
 */
export function sameNames(column: string, text: string): string[] {
  const [listed, name] = [`TRIM(${column})`, `TRIM(${text})`];
  return [
    `(${listed}=${name})`,
    `(LEFT(${listed},LEN(${name})+1)=${name}&".")`,
    `(LEFT(${name},LEN(${listed})+1)=${listed}&".")`,
  ];
}
