import type { ClaseVisto, Visto } from '@leal/contract';
import { Alert, Form } from 'antd';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Vigencia } from '../../lib/visto/use-visto.ts';
import { ensordecer } from '../../ui/capas/pila.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../ui/estados/Huecos.tsx';
import { AntesAhora } from './AntesAhora.tsx';
import { DialogoFormulario, type PropsDialogo } from '../../ui/formulario/DialogoFormulario.tsx';

/** Keeps the room that the content will take: nothing moves when it comes. */
const Hueco = ({ children }: { children: ReactNode }) => (
  <div className="formulario-hueco encima" aria-busy>
    <div inert aria-hidden>
      <Form component={false} layout="vertical" requiredMark={false}>
        {children}
      </Form>
    </div>
    <HuecoDeDatos datos={3} />
  </div>
);

const QUEDO: Readonly<Record<string, string>> = {
  aprobada: 'Quedó aprobada.',
  rechazada: 'Quedó rechazada.',
  Aprobado: 'Quedó aprobada.',
  Rechazado: 'Quedó rechazada.',
};

const YaNo = ({ motivo, estado }: NonNullable<Vigencia<ClaseVisto>['yaNo']>) => (
  <Alert
    className="formulario-aviso"
    type="info"
    showIcon
    role="alert"
    title={motivo}
    description={estado && QUEDO[estado]}
  />
);

type Props<C extends ClaseVisto, V> = Omit<
  PropsDialogo<V>,
  'valores' | 'bloqueado' | 'terminado' | 'children'
> & {
  vigencia: Vigencia<C>;
  valores?: (visto: Visto<C>) => Partial<V>;
  /** When it could not be read. */
  mensajeError?: string;
  /** The question, made from what was read. */
  children: (visto: Visto<C>) => ReactNode;
};

/**
 * A form in a dialog about something that others change too. It asks only once the data was read, shows what changes
 * while the person is reading, and says when there is nothing left to ask.
 */
export function DialogoAlDia<C extends ClaseVisto, V extends object>({
  vigencia,
  valores,
  mensajeError = 'Error al cargar los datos',
  children,
  ...dialogo
}: Props<C, V>) {
  const { visto, boceto, movidos, yaNo, consulta } = vigencia;
  useLayoutEffect(() => {
    // The button would now do another thing than when the finger began to move.
    if (movidos.length > 0) ensordecer();
  }, [movidos]);
  return (
    <DialogoFormulario<V>
      {...dialogo}
      {...(visto && valores && { valores: valores(visto) })}
      bloqueado={!visto}
      terminado={yaNo && <YaNo {...yaNo} />}
    >
      {visto && children(visto)}
      <AntesAhora movidos={movidos} />
      {!visto && <FalloConsulta consulta={consulta} mensaje={mensajeError} />}
      {!visto && !consulta.error && <Hueco>{children(boceto)}</Hueco>}
    </DialogoFormulario>
  );
}
