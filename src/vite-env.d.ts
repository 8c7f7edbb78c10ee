/** What the deployment decides, as src/build/environment.ts has parsed it; .env says what each is for. */
interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN: string;
  readonly VITE_BOOKING_URL: string;
  readonly VITE_DEMO_REQUEST_URL: string;
  /** The template as JSON: an array of names and values, `[string, string][]`; empty when there is none. */
  readonly VITE_DEMO_REQUEST_FORM: string;
  readonly VITE_DEMO_REQUEST_KEY_HEADER: string;
  readonly VITE_SITE_INDEXABLE: string;
  readonly VITE_REPORT_URL: string;
  readonly VITE_SECURITY_CONTACT: string;
  readonly VITE_SECURITY_EXPIRES: string;
}

/** Without `lib.dom`'s say: a connection's wish to save data (Network Information API, Chromium only). */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
