import type { SolicitudEntera } from '@leal/contract';
import { CERO, type EstadoSolicitud, fechaLocal, textoDeForma } from '@leal/domain';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { TIPOS } from '../../../piezas/solicitud/tipos.ts';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

const ESTADO: Readonly<Record<EstadoSolicitud, string>> = {
  pendiente: 'Pendiente',
  aprobada: 'Aprobada',
  rechazada: 'Rechazada',
};

const COLUMNAS: readonly Columna<SolicitudEntera>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Pedida', formato: 'fecha', valor: (s) => fechaLocal(new Date(s.fecha_solicitud)) },
  { titulo: NOMBRES.tipo, formato: 'texto', valor: ({ tipo }) => TIPOS[tipo].nombre },
  { titulo: NOMBRES.estado, formato: 'texto', valor: ({ estado }) => ESTADO[estado] },
  { titulo: NOMBRES.id_cobrador, formato: 'texto', valor: (s) => s.nombre_cobrador },
  { titulo: 'Cliente', formato: 'texto', valor: (s) => s.nombre_cliente },
  { titulo: NOMBRES.monto, formato: 'dinero', valor: ({ monto }) => monto ?? CERO },
  { titulo: NOMBRES.motivo, formato: 'texto', valor: (s) => s.motivo },
  { titulo: NOMBRES.nombre_solicitante, formato: 'texto', valor: (s) => s.nombre_solicitante },
  {
    titulo: 'Respondida',
    formato: 'fecha',
    valor: ({ fecha_respuesta: en }) => (en === null ? null : fechaLocal(new Date(en))),
  },
  { titulo: NOMBRES.nombre_gerente, formato: 'texto', valor: (s) => s.nombre_gerente ?? '' },
  { titulo: NOMBRES.comentario, formato: 'texto', valor: (s) => s.comentario },
  { titulo: NOMBRES.id_credito, formato: 'texto', valor: (s) => s.id_credito ?? '' },
  { titulo: 'Solicitud', formato: 'texto', valor: (s) => s.id_solicitud },
];

/** Only where one is about a transfer: without any, the file is as it always was. */
const FORMA: Columna<SolicitudEntera> = {
  titulo: 'Forma',
  formato: 'texto',
  valor: (s) => textoDeForma({ transferencia: s.transferencia }) ?? '',
};
const TRAS_EL_MONTO = COLUMNAS.findIndex(({ titulo }) => titulo === NOMBRES.monto) + 1;

/** Every request, newest first; amounts are no sum, because one and the same cash may be asked about twice. */
export const hojaSolicitudes = (archivo: string, solicitudes: readonly SolicitudEntera[]): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Solicitudes',
    columnas: solicitudes.some(({ transferencia }) => transferencia)
      ? COLUMNAS.toSpliced(TRAS_EL_MONTO, 0, FORMA)
      : COLUMNAS,
    renglones: solicitudes,
    conTotales: false,
    fijas: 3,
  });
