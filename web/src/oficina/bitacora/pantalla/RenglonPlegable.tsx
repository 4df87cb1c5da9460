import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { RenglonBitacora } from '@leal/contract';
import { nombreRol } from '@leal/domain';
import { Button } from 'antd';
import { memo, useId } from 'react';
import { textoInstante } from '../../../piezas/textos/textos.ts';
import { Nombre } from '../../../ui/Nombre.tsx';
import { textoAccion } from '../datos/acciones.ts';
import { Accion, DelEquipo, Detalle, Nombrado } from './Renglon.tsx';

type Props = {
  renglon: RenglonBitacora;
  abierto: boolean;
  /** Called with the row's id; always the same function. */
  alAlternar: (id: string) => void;
};

/** One act at a desk, in one line; what it changed opens below it. */
export const RenglonPlegable = memo(({ renglon, abierto, alAlternar }: Props) => {
  const id = useId();
  const que = textoAccion(renglon);
  return (
    <li className="renglon-linea">
      <time className="nota tabular" dateTime={renglon.fecha}>
        {textoInstante(renglon.fecha)}
      </time>
      <span className="recorta nota" title={`${renglon.nombre_usuario}, ${nombreRol(renglon.id_rol)}`}>
        <Nombre de={renglon.nombre_usuario} />
      </span>
      <Accion renglon={renglon} />
      <span data-senas className="recorta renglon-de-quien">
        {renglon.id_cliente === null ? <DelEquipo renglon={renglon} /> : <Nombrado renglon={renglon} />}
      </span>
      <Button
        type="text"
        icon={abierto ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        aria-label={`Detalle de ${que}, ${textoInstante(renglon.fecha)}`}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => alAlternar(renglon.id)}
      />
      <div id={id} className="renglon-detalle pila aire-4" hidden={!abierto}>
        {abierto && (
          <>
            <span className="nota">{nombreRol(renglon.id_rol)}</span>
            <Detalle renglon={renglon} conNombre={false} />
          </>
        )}
      </div>
    </li>
  );
});
RenglonPlegable.displayName = 'RenglonPlegable';
