/** A page as text, which the build puts into the script. */
declare module "*.html" {
  const text: string;
  export default text;
}
