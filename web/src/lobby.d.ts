declare module "virtual:lobby/*" {
  const catalogue: string;
  export default catalogue;
}
