import { referencia } from '@leal/contract';
import { leerTelefono, MAXIMO_REFERENCIAS, type Referencia, RELACIONES } from '@leal/domain';
import { Button, Form, type FormInstance, type InputProps } from 'antd';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { reglaDe } from '../../ui/formulario/regla-de.ts';
import { escritas } from './cambios.ts';

type Campo = keyof Referencia;

/** The references have names of their own: the client's name and phone are asked for in the same form. */
const CAMPOS: readonly (InputProps & { campo: Campo; etiqueta: string })[] = [
  { campo: 'nombre', etiqueta: 'Nombre de la referencia', autoCapitalize: 'words' },
  { campo: 'telefono', etiqueta: 'Su teléfono', type: 'tel', inputMode: 'tel' },
  { campo: 'relacion', etiqueta: 'Relación con el cliente', placeholder: 'Aval, hermana, vecino…' },
];

/** A line in which nobody wrote anything is left out, and so has nothing wrong. */
const reglaEn =
  (fila: number, campo: Campo, actual: string | undefined) =>
  ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) =>
    escritas([getFieldValue(['referencias', fila])]).length === 0
      ? {}
      : reglaDe(referencia.shape[campo], actual);

type Props = { actuales?: readonly Referencia[] | undefined };

/** Up to three, each asked for when somebody wants it: most clients give none. */
export function CamposReferencias({ actuales = [] }: Props) {
  const formulario = Form.useFormInstance();
  const agregar = useRef<HTMLButtonElement>(null);
  const sugeridas = useId();
  return (
    <Form.List name="referencias">
      {(filas, { add, remove }, { errors, warnings }) => (
        <div className="campos-referencias">
          <datalist id={sugeridas}>
            {RELACIONES.map((relacion) => (
              <option key={relacion}>{relacion}</option>
            ))}
          </datalist>
          {filas.map(({ key, name }) => (
            <fieldset key={key}>
              <legend>{`Referencia ${name + 1}`}</legend>
              {CAMPOS.map(({ campo, etiqueta, ...entrada }) => (
                <Form.Item
                  key={campo}
                  name={[name, campo]}
                  label={etiqueta}
                  rules={[reglaEn(name, campo, actuales[name]?.[campo])]}
                  {...(campo === 'telefono' && { normalize: leerTelefono })}
                >
                  <Entrada
                    autoComplete="off"
                    {...(campo === 'relacion' && { list: sugeridas })}
                    {...entrada}
                  />
                </Form.Item>
              ))}
              <Button
                onClick={() => {
                  flushSync(() => remove(name));
                  agregar.current?.focus();
                }}
              >
                {`Quitar referencia ${name + 1}`}
              </Button>
            </fieldset>
          ))}
          <Form.ErrorList errors={errors} warnings={warnings} />
          {filas.length < MAXIMO_REFERENCIAS && (
            <Button
              ref={agregar}
              block
              onClick={() => {
                flushSync(() => add({}));
                formulario.focusField(['referencias', filas.length, 'nombre']);
              }}
            >
              Agregar referencia
            </Button>
          )}
        </div>
      )}
    </Form.List>
  );
}
