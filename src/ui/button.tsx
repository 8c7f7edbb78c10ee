import type { ComponentProps } from "react";
import { buttonLook, type ButtonVariant } from "./button-look";

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  variant: ButtonVariant;
}

/** A button. Its parent sets its width and the space around it. */
export function Button({ variant, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonLook[variant]} {...rest} />;
}
