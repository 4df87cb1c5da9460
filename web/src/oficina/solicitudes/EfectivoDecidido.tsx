import { formatearPesos } from '@leal/domain';
import { Alert } from 'antd';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { type ConEfectivo, nombreEfectivo, partesDeTarea } from '../../piezas/solicitud/efectivo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';

type Props = { item: ConEfectivo };

/** The part of the cash in hand that a decision booked, and what became of the rest. */
export const EfectivoDecidido = ({ item }: Props) => (
  <>
    {item.monto_aprobado !== null && (
      <Dato nombre={NOMBRES.monto_aprobado}>
        <strong>
          <Monto valor={item.monto_aprobado} />
        </strong>
      </Dato>
    )}
    {item.efectivo !== null && (
      <Dato nombre={NOMBRES.efectivo}>
        {nombreEfectivo(item.efectivo)}
        {item.tarea_hecha ? ' (hecho)' : ' (por hacer)'}
      </Dato>
    )}
    {item.aclarado !== undefined && <Dato nombre={OTROS_NOMBRES.aclarado}>{item.aclarado}</Dato>}
    {partesDeTarea(item).map(([nombre, monto]) => (
      <Dato key={nombre} nombre={nombre}>
        <Monto valor={monto} />
      </Dato>
    ))}
  </>
);

/** When the collector did another thing with the cash than the manager said, the card shows it. */
export const ContraLoPedido = ({ item: { efectivo, tarea, nombre_solicitante } }: Props) =>
  efectivo === 'registrar' &&
  tarea &&
  tarea.devuelto > 0 && (
    <Alert
      type="warning"
      showIcon
      title={`Se pidió registrarlo y ${nombre_solicitante} devolvió ${formatearPesos(tarea.devuelto)}.`}
    />
  );
