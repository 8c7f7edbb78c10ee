interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN: string;
  readonly VITE_BOOKING_URL: string;
  readonly VITE_DEMO_REQUEST_URL: string;
  readonly VITE_SITE_INDEXABLE: string;
}

/** Without `lib.dom`'s say: a connection's wish to save data (Network Information API, Chromium only). */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
