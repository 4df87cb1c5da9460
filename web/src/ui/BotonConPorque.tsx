import { Button, type ButtonProps } from 'antd';
import { useId } from 'react';

type Props = Omit<ButtonProps, 'aria-describedby'> & {
  /** Why it would be refused; null: nothing is known that refuses it. */
  porque: string | null;
};

/** A button that says beside it why it cannot be used now. */
export function BotonConPorque({ porque, disabled = false, ...boton }: Props) {
  const id = useId();
  return (
    <>
      <Button
        {...boton}
        disabled={porque !== null || disabled}
        aria-describedby={porque === null ? undefined : id}
      />
      {porque !== null && (
        <p id={id} className="nota">
          {porque}
        </p>
      )}
    </>
  );
}
