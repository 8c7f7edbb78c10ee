/**
 * The deployment that is built and tested, whatever `.env` says: the tests of a site with a real domain and a real
 * delivery address are the same, and send nothing to anybody.
 */
export const TEST_DEPLOYMENT = {
  VITE_SITE_ORIGIN: "https://www.company.example",
  VITE_BOOKING_URL: "https://booking.company.example/demo",
  VITE_DEMO_REQUEST_URL: "",
  VITE_DEMO_REQUEST_FORM: "",
  VITE_LEAD_SOURCE: "true",
  VITE_LEAD_CLICK_IDS: "",
  VITE_SITE_INDEXABLE: "true",
  VITE_EVENTS_URL: "",
  VITE_DEMO_LINE: "",
  VITE_SECURITY_CONTACT: "",
};

/** A preview deployment with a form service and everything switched on. The service listens on a port of this machine. */
export const fullDeployment = (servicePort: string) => ({
  VITE_SITE_ORIGIN: "https://preview.company.example/",
  VITE_BOOKING_URL: "https://booking.company.example/next",
  VITE_DEMO_REQUEST_URL: `http://LOCALHOST:${servicePort}/demo`,
  VITE_DEMO_REQUEST_FORM:
    "name={fullName}&email={workEmail}&phone={phoneNumber}&company={companyName}&website={website}&access_key=abc&ref={id}&at={submittedAt}&page={page}&open={seconds}&source={source}&campaign={utm_campaign}&click={gclid}",
  VITE_LEAD_CLICK_IDS: "gclid",
  VITE_SITE_INDEXABLE: "false",
  VITE_EVENTS_URL: `http://localhost:${servicePort}/events`,
  VITE_DEMO_LINE: "0113 496 0123",
  VITE_SECURITY_CONTACT: "mailto:security@company.example",
});

/** What the launch check looks at: a site with a function of its own for requests, as JSON, without their source. */
export const LAUNCH_DEPLOYMENT = { VITE_DEMO_REQUEST_URL: "/api/demo", VITE_LEAD_SOURCE: "false" };
