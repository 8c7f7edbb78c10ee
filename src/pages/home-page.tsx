export function HomePage() {
  return <h1 tabIndex={-1}>home</h1>;
}
