export function BookDemoPage() {
  return <h1 tabIndex={-1}>book-demo</h1>;
}
