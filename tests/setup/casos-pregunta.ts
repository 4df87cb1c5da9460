// Each thing that a manager decides or changes from a question: what that shows, how it is answered, and what may change
// while it is open.
import type { NombreLlamada } from '@leal/contract';
import { fecha, type TipoSolicitud } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';
import type { Escena } from './escena.ts';
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';
import { pagado, POR_RENOVAR } from './pagado.ts';

export type Mapa = Record<string, unknown>;
export type Partes = {
  readonly uno: Escena;
  readonly mundo: Mundo;
  readonly gerente: Persona;
  readonly id: string;
};
type Lectura = Extract<NombreLlamada, `visto${string}`>;

export type Caso = {
  readonly titulo: string;
  readonly creditos?: readonly CreditoDeCartera[];
  /** What is asked for first: its id. */
  readonly pedir?: (uno: Escena) => Promise<string>;
  readonly lectura: Lectura;
  readonly nombre: NombreLlamada;
  readonly parametros?: (partes: Partes) => Record<string, string>;
  /** Of the reading, where that is another. */
  readonly parametrosLectura?: (partes: Partes) => Record<string, string>;
  /** What the reading leaves out. */
  readonly consultaLectura?: { readonly antecedentes: 'no' };
  readonly cuerpo?: (partes: Partes) => Mapa;
  /** What the question shows of the reading; `visto` unless said. */
  readonly mostrado?: (leido: Mapa) => Mapa;
  readonly enConsulta?: true;
  /** Another manager, or the collector, changes it meanwhile. */
  readonly cambiar: (partes: Partes) => Promise<unknown>;
  /** Whoever comes second without asking again. */
  readonly segundo: 'YA_PROCESADA' | 'CAMBIO_MIENTRAS' | 'NO_ENCONTRADO';
  /** Documents read only to compare: by a rejection that looks at nothing else, and before an account's sessions end. */
  readonly aparte?: number;
  readonly callable?: 'resolverCredito' | 'resolverSolicitud' | 'resolverGasto';
};

const PENDIENTE = [{ estado: 'Pendiente' as const }];
const UN_PAGO = [pagado(600)];
const porId = ({ id }: Partes) => ({ id });
const porCredito = ({ uno }: Partes) => ({ id_credito: uno.id_credito });
const porCliente = ({ uno }: Partes) => ({ id_cliente: uno.id_cliente });
const porUsuario = ({ uno }: Partes) => ({ id_usuario: uno.cobrador.uid });
const porGasto = ({ uno }: Partes) => ({ id_gasto: `${uno.cobrador.prefijo}-gas-1` });
const porPago = ({ uno }: Partes) => ({ id: uno.pago('09') });
const aprobada = () => ({ estado: 'aprobada' });
const nuevaFicha = { negocio: 'Panadería', telefono: '6189998877' };
const nuevoPlan = { monto_solicitado: 4500, direccion: 'Pino 7' };
const deEsos = (campos: Mapa) => (leido: Mapa) =>
  Object.fromEntries(Object.keys(campos).map((campo) => [campo, (leido['ficha'] as Mapa)[campo]]));

const otroTelefono = ({ gerente, uno }: Partes) =>
  invocar(gerente, 'editarCliente', {
    parametros: { id_cliente: uno.id_cliente },
    cuerpo: { telefono: '6181112233' },
  });
const otraDireccion = ({ gerente, uno }: Partes) =>
  invocar(gerente, 'editarPendiente', {
    parametros: { id_credito: uno.id_credito },
    cuerpo: { direccion: 'Sol 3' },
  });
const noventaMil = ({ gerente, uno }: Partes) =>
  invocar(gerente, 'editarPendiente', {
    parametros: { id_credito: uno.id_credito },
    cuerpo: { monto_solicitado: 90_000 },
  });
const abonar = ({ uno }: Partes) => uno.abonar(120);
/** Nobody can change it while a request of it is open, so the test changes the store. */
const moverPago = ({ mundo, uno }: Partes) =>
  mundo.db
    .doc(`creditos/${uno.id_credito}/movimientos/pago-2026-11-09`)
    .update({ monto_centavos: 55_500, fecha: fecha('2026-11-09') });
const otroMotivo = ({ mundo, uno }: Partes) =>
  mundo.db.doc(`gastos/${uno.cobrador.prefijo}-gas-1`).update({ motivo: 'Llantas' });
const editarOtraVez = ({ gerente, uno }: Partes) =>
  invocar(gerente, 'resolverEdicionPago', {
    parametros: { id: uno.pago('09') },
    cuerpo: { estado: 'aprobada', monto_aprobado: 450 },
  });

const CREDITO = {
  creditos: PENDIENTE,
  lectura: 'vistoCredito',
  parametrosLectura: porCredito,
  cambiar: noventaMil,
  segundo: 'YA_PROCESADA',
} as const;
const SOLICITUD = { lectura: 'vistoSolicitud', parametrosLectura: porId, segundo: 'YA_PROCESADA' } as const;
const RENOVACION = {
  ...SOLICITUD,
  creditos: [POR_RENOVAR],
  pedir: ({ pedirRenovacion }: Escena) => pedirRenovacion(),
  cambiar: abonar,
} as const;
const EDICION_CLIENTE = {
  ...SOLICITUD,
  pedir: ({ pedirCambios }: Escena) => pedirCambios({ telefono: '6184445566' }),
  parametros: porId,
  cambiar: otroTelefono,
} as const;
const TARDIA = {
  ...SOLICITUD,
  pedir: ({ pedirTardia }: Escena) => pedirTardia(),
  nombre: 'resolverCapturaTardia',
  parametros: porId,
  cambiar: abonar,
} as const;
const GASTO = {
  lectura: 'vistoGasto',
  parametros: porGasto,
  cambiar: otroMotivo,
  segundo: 'YA_PROCESADA',
} as const;

/** Every kind whose question shows something that may change meanwhile. */
const SOLICITUDES: { readonly [T in TipoSolicitud]: readonly Caso[] } = {
  edicion_pago: [
    {
      ...SOLICITUD,
      titulo: 'the edit of a payment approved',
      creditos: UN_PAGO,
      pedir: ({ pedirEdicion }) => pedirEdicion('09', 500),
      nombre: 'resolverEdicionPago',
      parametros: porId,
      cuerpo: aprobada,
      cambiar: moverPago,
      callable: 'resolverSolicitud',
    },
  ],
  eliminacion_pago: [
    {
      ...SOLICITUD,
      titulo: 'the deletion of a payment rejected',
      creditos: UN_PAGO,
      pedir: ({ pedirEliminacion }) => pedirEliminacion('09'),
      nombre: 'resolverEliminacionPago',
      parametros: porId,
      cuerpo: () => ({ estado: 'rechazada' }),
      aparte: 2,
      cambiar: moverPago,
      callable: 'resolverSolicitud',
    },
  ],
  abonos_multiples: [
    {
      ...SOLICITUD,
      titulo: 'several abonos approved',
      creditos: UN_PAGO,
      pedir: ({ pedirMultiple }) => pedirMultiple(),
      nombre: 'resolverAbonosMultiples',
      parametros: porId,
      cuerpo: aprobada,
      cambiar: editarOtraVez,
      callable: 'resolverSolicitud',
    },
  ],
  captura_tardia: [
    { ...TARDIA, titulo: 'a late capture approved', cuerpo: aprobada, callable: 'resolverSolicitud' },
    { ...TARDIA, titulo: 'a late capture rejected', cuerpo: () => ({ estado: 'rechazada' }) },
  ],
  edicion_cliente: [
    {
      ...EDICION_CLIENTE,
      titulo: 'the edit of a client approved',
      nombre: 'aprobarEdicionCliente',
      callable: 'resolverSolicitud',
    },
    {
      ...EDICION_CLIENTE,
      titulo: 'the edit of a client rejected',
      nombre: 'rechazarEdicionCliente',
      aparte: 2,
    },
  ],
  renovacion: [
    {
      ...RENOVACION,
      titulo: 'a renewal approved',
      nombre: 'aprobarRenovacion',
      cuerpo: ({ id }) => ({ id_solicitud: id }),
      callable: 'resolverSolicitud',
    },
    {
      ...RENOVACION,
      titulo: 'a renewal rejected',
      nombre: 'rechazarRenovacion',
      cuerpo: ({ id }) => ({ id_solicitud: id, motivo_rechazo: 'Debe más' }),
      aparte: 1,
    },
  ],
};

export const CASOS: readonly Caso[] = [
  {
    ...CREDITO,
    titulo: 'a credit approved',
    nombre: 'aprobarCredito',
    cuerpo: porCredito,
    callable: 'resolverCredito',
  },
  { ...CREDITO, titulo: 'a credit rejected', nombre: 'rechazarCredito', cuerpo: porCredito },
  ...Object.values(SOLICITUDES).flat(),
  { ...GASTO, titulo: 'an expense approved', nombre: 'aprobarGasto', callable: 'resolverGasto' },
  {
    ...GASTO,
    titulo: 'an expense rejected',
    nombre: 'rechazarGasto',
    cuerpo: () => ({ motivo_rechazo: 'Sin nota' }),
  },
  {
    titulo: 'a payment edited directly',
    creditos: UN_PAGO,
    lectura: 'vistoPago',
    nombre: 'resolverEdicionPago',
    parametros: porPago,
    cuerpo: () => ({ estado: 'aprobada', monto_aprobado: 500 }),
    cambiar: editarOtraVez,
    segundo: 'CAMBIO_MIENTRAS',
  },
  {
    titulo: 'a client edited',
    lectura: 'vistoCliente',
    nombre: 'editarCliente',
    parametros: porCliente,
    cuerpo: () => nuevaFicha,
    mostrado: deEsos(nuevaFicha),
    cambiar: otroTelefono,
    segundo: 'CAMBIO_MIENTRAS',
  },
  {
    titulo: 'a pending credit corrected',
    creditos: PENDIENTE,
    lectura: 'vistoCredito',
    consultaLectura: { antecedentes: 'no' },
    nombre: 'editarPendiente',
    parametros: porCredito,
    cuerpo: () => nuevoPlan,
    mostrado: deEsos(nuevoPlan),
    cambiar: otraDireccion,
    segundo: 'CAMBIO_MIENTRAS',
  },
  {
    titulo: 'a client deleted',
    lectura: 'vistoCliente',
    nombre: 'eliminarCliente',
    parametros: porCliente,
    enConsulta: true,
    cambiar: abonar,
    segundo: 'NO_ENCONTRADO',
  },
  {
    titulo: 'a collector turned off',
    lectura: 'vistoUsuario',
    nombre: 'cambiarUsuario',
    parametros: porUsuario,
    cuerpo: () => ({ activo: false }),
    aparte: 8,
    cambiar: abonar,
    segundo: 'CAMBIO_MIENTRAS',
  },
];
