// Each thing that a manager decides or changes from a question.
import {
  type Caso,
  type Mapa,
  type Partes,
  UN_PAGO,
  otroTelefono,
  abonar,
  editarOtraVez,
} from './caso-pregunta.ts';
import { SOLICITUDES } from './casos-solicitud.ts';
import { invocar } from './invocar.ts';

const PENDIENTE = [{ estado: 'Pendiente' as const }];
const porCredito = ({ prestamo }: Partes) => ({ id_credito: prestamo.id_credito });
const porCliente = ({ prestamo }: Partes) => ({ id_cliente: prestamo.id_cliente });
const porUsuario = ({ prestamo }: Partes) => ({ id_usuario: prestamo.cobrador.uid });
const porTelefono = (partes: Partes) => ({ ...porUsuario(partes), dispositivo: partes.id });
const porGasto = ({ prestamo }: Partes) => ({ id_gasto: `${prestamo.cobrador.prefijo}-gas-1` });
const porPago = ({ prestamo }: Partes) => ({ id: prestamo.pago('09') });
const nuevaFicha = { negocio: 'Panadería', telefono: '6189998877' };
const nuevoPlan = { monto_solicitado: 4500, direccion: 'Pino 7' };
const deEsos = (campos: Mapa) => (leido: Mapa) =>
  Object.fromEntries(Object.keys(campos).map((campo) => [campo, (leido['ficha'] as Mapa)[campo]]));
const otraDireccion = ({ gerente, prestamo }: Partes) =>
  invocar(gerente, 'editarPendiente', {
    parametros: { id_credito: prestamo.id_credito },
    cuerpo: { direccion: 'Sol 3' },
  });
const noventaMil = ({ gerente, prestamo }: Partes) =>
  invocar(gerente, 'editarPendiente', {
    parametros: { id_credito: prestamo.id_credito },
    cuerpo: { monto_solicitado: 90_000 },
  });
const otroMotivo = ({ mundo, prestamo }: Partes) =>
  mundo.db.doc(`gastos/${prestamo.cobrador.prefijo}-gas-1`).update({ motivo: 'Llantas' });

const CREDITO = {
  creditos: PENDIENTE,
  lectura: 'vistoCredito',
  parametrosLectura: porCredito,
  cambiar: noventaMil,
  segundo: 'YA_PROCESADA',
} as const;
const GASTO = {
  lectura: 'vistoGasto',
  parametros: porGasto,
  cambiar: otroMotivo,
  segundo: 'YA_PROCESADA',
} as const;

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
    sinVisto: 'NO_ELEGIBLE',
    cambiar: abonar,
    segundo: 'NO_ENCONTRADO',
  },
  {
    titulo: 'a collector turned off',
    lectura: 'vistoUsuario',
    nombre: 'cambiarUsuario',
    parametros: porUsuario,
    cuerpo: () => ({ activo: false, deja_clientes: true }),
    aparte: 8,
    cambiar: abonar,
    segundo: 'CAMBIO_MIENTRAS',
  },
  {
    titulo: "a person's sessions ended",
    pedir: ({ avisar }) => avisar(),
    lectura: 'vistoSesiones',
    nombre: 'terminarSesiones',
    parametros: porUsuario,
    cambiar: ({ prestamo }) => prestamo.avisar(0),
    segundo: 'CAMBIO_MIENTRAS',
  },
  {
    titulo: 'a phone taken for lost',
    pedir: ({ avisar }) => avisar(),
    lectura: 'vistoTelefono',
    nombre: 'perderTelefono',
    parametros: porTelefono,
    cambiar: ({ prestamo }) => prestamo.avisar(0),
    segundo: 'CAMBIO_MIENTRAS',
  },
];
