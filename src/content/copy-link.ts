/** What a button says when it has copied a link, and above the link where it could not. */
export const copyLink = { copied: "The link is copied.", notCopied: "Copy this link" };
