/**
 * The deployment that is built and tested, whatever `.env` says: the tests of a site with a real domain and a real
 * delivery address are the same, and send nothing to anybody.
 */
export const TEST_DEPLOYMENT = {
  VITE_SITE_ORIGIN: "https://www.company.example",
  VITE_BOOKING_URL: "https://booking.company.example/demo",
  VITE_DEMO_REQUEST_URL: "",
  VITE_DEMO_REQUEST_FORM: "",
  VITE_DEMO_REQUEST_KEY_HEADER: "false",
  VITE_SITE_INDEXABLE: "true",
  VITE_REPORT_URL: "",
  VITE_SECURITY_CONTACT: "",
  VITE_SECURITY_EXPIRES: "",
};
