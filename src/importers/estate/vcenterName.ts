/**
 * The name of a vCenter, which some tools write as the address of its interface.
 *
 * @example vcenterName("https://vc1.example.com/sdk") //=> "vc1.example.com"
 */
export function vcenterName(text: string | null): string | null {
  const name = text?.replace(/^https?:\/\//i, "");
  if (name === undefined || name === text) return text;
  return name.split(/[:/]/, 1)[0] || null;
}

/** The same where a column may hold what the vCenter is, such as "VMware vCenter Server 7.0.3", in place of its name. */
export function vcenterNameOnly(text: string | null): string | null {
  const name = vcenterName(text);
  return name !== null && /^[\w.-]+$/.test(name) && !/^(vcenter|\d+(\.\d+){0,2})$/i.test(name) ? name : null;
}
