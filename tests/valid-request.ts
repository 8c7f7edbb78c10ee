/** A demo request that the form takes, by the names of its fields. */
export const VALID_REQUEST = {
  fullName: "Alex Morgan",
  workEmail: "alex@garage.example",
  phoneNumber: "01632 960123",
  companyName: "Morgan Motors",
  website: "https://garage.example",
};

export type FieldName = keyof typeof VALID_REQUEST;

export const FIELD_NAMES = Object.keys(VALID_REQUEST) as FieldName[];

/** What stands in the fields of an empty form. */
export const EMPTY_FORM = Object.fromEntries(FIELD_NAMES.map((name) => [name, ""]));
