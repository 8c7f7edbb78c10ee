export function PrivacyPage() {
  return <h1 tabIndex={-1}>privacy</h1>;
}
