import type { CuentaDeCredito } from '@leal/contract';
import { formatearFecha, formatearNumero } from '@leal/domain';
import { textoParaCliente } from '../../piezas/textos/forma-de-pago.ts';
import { cuantos, diaCorto } from '../../piezas/textos/textos.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { QUE_FUE } from './palabras.ts';

const DE_PAGOS: readonly ColumnaSencilla<CuentaDeCredito['pagos'][number]>[] = [
  {
    clave: 'fecha',
    titulo: 'Fecha',
    celda: ({ fecha, hora, tipo, ...pago }) => (
      <>
        <span>{formatearFecha(fecha)}</span>{' '}
        <small className="tenue">
          {[tipo === 'pago' ? hora : 'renovación', textoParaCliente(pago)].filter(Boolean).join(' · ')}
        </small>
      </>
    ),
  },
  { clave: 'pago', titulo: 'Pago', importe: ({ monto }) => monto },
  { clave: 'falta', titulo: 'Te falta', importe: ({ saldo }) => saldo },
];

const DE_DIAS: readonly ColumnaSencilla<CuentaDeCredito['calendario'][number]>[] = [
  {
    clave: 'dia',
    titulo: 'Día',
    celda: ({ numero, fecha, clase }) => (
      <>
        {numero !== undefined && <b className="tenue normal">{formatearNumero(numero)}</b>}{' '}
        <span>{`${diaCorto(fecha)} ${formatearFecha(fecha)}`}</span>{' '}
        <small className={clase === 'atraso' ? 'mal' : 'tenue'}>{QUE_FUE[clase]}</small>
      </>
    ),
  },
  { clave: 'toca', titulo: 'Toca', importe: ({ esperado }) => esperado > 0 && esperado },
  { clave: 'pagado', titulo: 'Pagado', importe: ({ monto }) => monto > 0 && monto },
];

type Props = { cuenta: CuentaDeCredito };

/** Oldest first, as a balance runs down. */
export const Pagos = ({ cuenta: { pagos } }: Props) => (
  <Panel titulo="Pagos" subtitulo={cuantos(pagos.length, 'pago', 'pagos')} className="cuenta-pagos">
    {pagos.length === 0 ? (
      <Vacio texto="Todavía no hay pagos" />
    ) : (
      <TablaSencilla
        clase="cuenta-tabla"
        menuda
        columnas={DE_PAGOS}
        filas={pagos}
        clave={({ id_pago }) => id_pago}
      />
    )}
  </Panel>
);

/** Every day on which something is expected or was done. */
export const Calendario = ({ cuenta: { calendario } }: Props) => (
  <Panel
    titulo="Día por día"
    subtitulo="Lo que toca y lo que se pagó"
    className="cuenta-dias"
    ayuda={<QueEs titulo="Toca" figura="tocaPagar" />}
  >
    <TablaSencilla
      clase="cuenta-tabla"
      menuda
      columnas={DE_DIAS}
      filas={calendario}
      clave={({ fecha }) => fecha}
    />
  </Panel>
);
