/** The fallback screen's words. */
export const errorScreen = {
  title: "Unexpected Application Error!",
  text: "Something on this page broke, and it is our fault. Load it again, or start from the home page.",
  reload: "Reload this page",
  home: "Go to the home page",
};
