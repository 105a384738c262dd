/** An icon of game-icons: the inside of an SVG of size x size that is drawn in the current colour. */
declare module "icon:*" {
  const icon: { body: string; size: number };
  export default icon;
}
