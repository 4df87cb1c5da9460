import { sonIguales } from '@leal/domain';
import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';

type Valores = Readonly<Record<string, unknown>>;
type Props = {
  /** The words of the button that shows them. */
  boton: string;
  /** The fields behind it, in the order of the form. */
  campos: readonly string[];
  /** The values as long as nobody has typed into them; absent: none. */
  iniciales?: Valores;
  /** The person asks for them: before the first of them gets the focus. */
  alAbrir?: () => void;
  children: ReactNode;
};

type Camino = readonly (string | number)[];

const nombreDe = ({ name }: { name: Camino }): string => String(name[0]);

function Pliegue({ boton, campos, iniciales = {}, alAbrir, children }: Props) {
  const formulario = Form.useFormInstance<Valores>();
  /** Once they are shown they stay, so that nothing typed and no mistake hides; `enfocar`: where to go then. */
  const [abierto, setAbierto] = useState<{ readonly enfocar?: Camino | undefined }>();
  const errados = formulario.getFieldsError().filter(({ errors }) => errors.length > 0);
  const algoErrado = errados.some((errado) => campos.includes(nombreDe(errado)));
  const algoEscrito = campos.some(
    (campo) => !sonIguales(formulario.getFieldValue(campo) ?? '', iniciales[campo] ?? ''),
  );
  if (!abierto && algoErrado) setAbierto({ enfocar: errados[0]?.name });
  else if (!abierto && algoEscrito) setAbierto({});
  const abrir = () => {
    alAbrir?.();
    setAbierto({ enfocar: campos.slice(0, 1) });
  };
  useEffect(() => {
    // The focus comes only now: a field takes none before it is shown.
    if (abierto?.enfocar) formulario.focusField([...abierto.enfocar]);
  }, [abierto, formulario]);
  return (
    <>
      {!abierto && (
        <Button block aria-expanded={false} onClick={abrir}>
          {boton}
        </Button>
      )}
      <div hidden={!abierto}>{children}</div>
    </>
  );
}

/** Fields that most people need not see. They belong to the form all the time: folded, they say what they said. */
export const Plegado = (props: Props) => (
  <Form.Item noStyle shouldUpdate>
    {() => <Pliegue {...props} />}
  </Form.Item>
);
