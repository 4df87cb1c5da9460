import type { MiSolicitud } from '@leal/contract';
import { formatearFecha, formatearNumero, formatearPesos } from '@leal/domain';
import type { ReactNode } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { queEs } from '../../piezas/solicitud/captura-tardia.ts';
import { type ConEfectivo, nombreEfectivo, partesDeTarea } from '../../piezas/solicitud/efectivo.ts';
import { filasAplicadas, filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { conMayuscula, textoInstante } from '../../piezas/textos/textos.ts';
import { Dato } from '../../ui/panel/Panel.tsx';
import { estadoDe, nombreDe } from './textos.ts';

type De<T extends MiSolicitud['tipo']> = Extract<MiSolicitud, { tipo: T }>;
type Fila = readonly [nombre: string, valor: string];

const HECHO = { devuelto: 'Devuelto al cliente', registrado: 'Registrado' } as const;

const aprobado = (monto: De<'edicion_pago'>['monto_aprobado']): Fila[] =>
  monto === null ? [] : [[NOMBRES.monto_aprobado, formatearPesos(monto)]];

/** The rows of a decision on cash in hand, and what was done with it. */
function filasDeEfectivo(s: ConEfectivo): Fila[] {
  const hecho = s.tarea_hecha && `${HECHO[s.tarea_hecha.hecho]}, ${textoInstante(s.tarea_hecha.fecha)}`;
  return [
    ...aprobado(s.monto_aprobado),
    ...(s.efectivo === null ? [] : [[NOMBRES.efectivo, hecho ?? nombreEfectivo(s.efectivo)] as const]),
    ...partesDeTarea(s).map(([nombre, monto]): Fila => [nombre, formatearPesos(monto)]),
  ];
}

const filasDeMultiple = (s: De<'abonos_multiples'>): Fila[] => [
  [NOMBRES.monto_total, formatearPesos(s.monto_total)],
  [NOMBRES.abonos, `${formatearNumero(s.cantidad_abonos)} de ${formatearPesos(s.monto_por_abono)}`],
  [OTROS_NOMBRES.cobrado, `${formatearFecha(s.fecha)} ${s.hora}`],
  ...filasDeEfectivo(s),
];

const filasDeTardia = (s: De<'captura_tardia'>): Fila[] => [
  [OTROS_NOMBRES.captura, conMayuscula(queEs(s))],
  [OTROS_NOMBRES.capturado, textoInstante(s.capturado_en)],
  [OTROS_NOMBRES.por_que_espera, s.razon],
  ...filasDeEfectivo(s),
];

const filasDeCredito = (s: De<'credito'>): Fila[] => [
  [NOMBRES.monto_solicitado, formatearPesos(s.monto_solicitado)],
  [OTROS_NOMBRES.interes_y_plazo, `${s.interes} % · ${s.dias_pago} días`],
  [NOMBRES.monto_diario, formatearPesos(s.monto_diario)],
  ...(s.estado === 'aprobada' && s.estado_credito !== 'Aprobado'
    ? [['Hoy está', s.estado_credito] as const]
    : []),
];

const filasDeRenovacion = (s: De<'renovacion'>): Fila[] => [
  [OTROS_NOMBRES.credito_anterior, formatearPesos(s.monto_anterior)],
  [s.estado === 'aprobada' ? 'Saldo liquidado' : 'Saldo al pedirla', formatearPesos(s.saldo_anterior)],
  [OTROS_NOMBRES.credito_nuevo, `${formatearPesos(s.monto_solicitado)} · ${s.dias_pago} días`],
  ...(s.monto_entregado === undefined
    ? []
    : [[OTROS_NOMBRES.entregar, formatearPesos(s.monto_entregado)] as const]),
];

/** The rows of a request, by what was asked for. */
function filasDe(s: MiSolicitud): Fila[] {
  switch (s.tipo) {
    case 'edicion_cliente':
      return [
        ...filasDeCambio(s).map(({ nombre, antes, despues }): Fila => [nombre, `${antes} → ${despues}`]),
        ...filasAplicadas(s),
      ];
    case 'credito':
      return filasDeCredito(s);
    case 'renovacion':
      return filasDeRenovacion(s);
    case 'edicion_pago':
      return [
        [OTROS_NOMBRES.monto_original, formatearPesos(s.monto_pagado)],
        [NOMBRES.monto_solicitado, formatearPesos(s.monto_nuevo)],
        ...aprobado(s.monto_aprobado),
      ];
    case 'eliminacion_pago':
      return [[NOMBRES.monto_actual, formatearPesos(s.monto_pago)]];
    case 'abonos_multiples':
      return filasDeMultiple(s);
    case 'captura_tardia':
      return filasDeTardia(s);
    default:
      return s satisfies never;
  }
}

type Props = { item: MiSolicitud; children: ReactNode };

/** The data of a request; `children`: the lines that all have. */
const DatosDeTipo = ({ item, children }: Props) => (
  <dl className="datos">
    {filasDe(item).map(([nombre, valor]) => (
      <Dato key={nombre} nombre={nombre}>
        {valor}
      </Dato>
    ))}
    {children}
  </dl>
);

/** A credit that is not active yet has nothing to look at on the payment screen. */
const enlaceDe = (item: MiSolicitud): string | null =>
  item.tipo === 'credito' && item.estado !== 'aprobada' ? null : item.id_credito;

/** One of the collector's own requests: what was asked for, and what the manager said. */
export const MiTarjeta = ({ item }: { item: MiSolicitud }) => (
  <Tarjeta
    nombre={item.nombre_cliente}
    id_credito={enlaceDe(item)}
    senas={[nombreDe(item.tipo), item.negocio]}
    estado={estadoDe(item)}
  >
    <DatosDeTipo item={item}>
      <Dato nombre={NOMBRES.fecha_solicitud}>{textoInstante(item.fecha_solicitud)}</Dato>
      {item.fecha_respuesta !== null && (
        <>
          <Dato nombre={NOMBRES.fecha_respuesta}>{textoInstante(item.fecha_respuesta)}</Dato>
          <Dato nombre={OTROS_NOMBRES.decidio}>{item.nombre_gerente ?? '—'}</Dato>
        </>
      )}
    </DatosDeTipo>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario_gerente} texto={item.comentario} />
  </Tarjeta>
);
