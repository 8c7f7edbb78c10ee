import type { ButtonHTMLAttributes } from "react";
import { buttonLook, type ButtonVariant } from "./button-look";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> {
  variant: ButtonVariant;
  ref?: React.Ref<HTMLButtonElement>;
}

/** A button that does something on this page. Its parent sets its width and the space around it. */
export function Button({ variant, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonLook[variant]} {...rest} />;
}
