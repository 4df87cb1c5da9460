// The requests by which each call's documents are counted: as much as the contract lets one ask for at once, of what is
// there.
import {
  EXPORTACIONES,
  LLAMADAS,
  type Llamada,
  type NombreLlamada,
  RENGLONES_POR_TANDA,
} from '@leal/contract';
import { type IdRol, ROL } from '@leal/domain';
import type { Invocacion } from '@leal/seed';
import { ejemplosDe } from '../setup/ejemplos.ts';
import type { Datos, Fila } from '../setup/matriz/fila.ts';
import { MATRIZ } from '../setup/matriz/matriz.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import { ORDEN } from './oficina.ts';

const deLaMatriz: { readonly [N in NombreLlamada]?: Fila } = MATRIZ;

const lista = (prefijo: string, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => `${prefijo}${i + 1}`);

/** The readings of the full office, `uid` being the collector with the large portfolio; the others are changes. */
type Leida = Invocacion & {
  /** Refused, which is what is measured: the status and why. */
  readonly negada?: { readonly estados: readonly number[]; readonly porque: string };
};

const AJENOS = {
  estados: [403, 404],
  porque: 'they are not the collector’s; a manager is told that they do not exist',
};
const DEMASIADOS = { estados: [400], porque: 'more are new than the collector has' };
/** New ones are looked up, each by a read: what is refused, and as many as there may be. */
const ordenes = (id_cobrador: string): Leida[] => [
  { cuerpo: { id_cobrador, ordenClientes: lista('inventado-', 2000) }, negada: DEMASIADOS },
  { cuerpo: { id_cobrador, ordenClientes: lista('inventado-', ORDEN) }, negada: AJENOS },
  { cuerpo: { id_cobrador, ordenClientes: ['inventado-1'] }, negada: AJENOS },
  { cuerpo: { id_cobrador, ordenClientes: lista(`${id_cobrador}-cre-`, ORDEN) } },
];

const CIEN = { limite: 100 };
const enteras = (id_cobrador: string): Leida[] =>
  [{}, { id_cobrador }, { desde: '2026-11-01', hasta: '2026-11-30' }].map((cuales) => ({
    consulta: { ...cuales, limite: 500 },
  }));
/** The larger requests, where the contract's example asks for less, or for what is not there. */
const MAYORES = (uid: string): { readonly [N in NombreLlamada]?: readonly Leida[] } => ({
  guardarOrden: ordenes(uid),
  bandeja: [{ consulta: { limite: 500 } }, { consulta: { limite: 500, cobradores: uid } }],
  clientesExcel: EXPORTACIONES.map((exportacion) => ({
    consulta: { exportacion, semana: '2026-11-09', limite: 1000 },
  })),
  exportarClientes: enteras(uid),
  exportarCreditos: enteras(uid),
  exportarMovimientos: enteras(uid),
  exportarSolicitudes: [...enteras(uid), { consulta: { cuales: 'respondidas', limite: 500 } }],
  leerBitacora: [{ consulta: CIEN }],
  historialCreditos: [
    { consulta: CIEN },
    { consulta: { ...CIEN, id_cobrador: uid, decision: 'Aprobado', desde: '2026-01-01' } },
    { consulta: { busqueda: 'cliente nu' } },
  ],
  gerenteRutas: [{ consulta: { limite: 200 } }, { consulta: { id_cobrador: uid } }],
  compararSemanas: ['2026-11-16', '2026-11-09', '2026-11-02'].map((semana) => ({ consulta: { semana } })),
  resultadoDeMes: [{ consulta: CIEN }, { consulta: { ...CIEN, mes: '2026-10' } }],
  evolucion: [{ consulta: {} }, { consulta: { id_cobrador: uid } }],
  llegadasDeSemana: [{ consulta: { semana: '2026-11-09' } }],
  listarSenales: [{ consulta: CIEN }, { consulta: { ...CIEN, id_cobrador: uid } }],
  listarUsuarios: [
    { consulta: CIEN },
    { consulta: { ...CIEN, con: 'equipo' } },
    { consulta: { ...CIEN, rol: 5 } },
  ],
  listarCortes: [{ consulta: CIEN }],
  listarDiferencias: [{ consulta: CIEN }],
  listarTraspasos: [{ consulta: CIEN }],
  porEntregar: [{ consulta: CIEN }],
  castigados: [{ consulta: CIEN }, { consulta: { ...CIEN, busqueda: 'cliente nu' } }],
  clientesActivos: [
    { consulta: CIEN },
    { consulta: { ...CIEN, busqueda: 'cliente nu' } },
    { consulta: { busqueda: 'cliente nu', orden: 'vence' } },
  ],
  clientesDeCobrador: [
    { parametros: { id_usuario: uid }, consulta: CIEN },
    { parametros: { id_usuario: uid }, consulta: { ...CIEN, busqueda: 'cliente nu', estado: 'Pendiente' } },
  ],
  reporteDia: [{ parametros: { id_usuario: uid }, consulta: { fecha: '2026-11-09', limite: 100 } }],
  misSolicitudes: [
    { consulta: { ids: lista(`${uid}-sol-edicion_pago-0-`, 50).join(',') } },
    { consulta: { tipo: 'credito', limite: 100 } },
    { consulta: CIEN },
    { consulta: { ...CIEN, tarea: 'abierta' } },
  ],
  detalleCorte: [{ parametros: { id_corte: `${uid}_1` } }],
  vistosDeVarias: ['edicion_pago-0', 'captura_tardia-3', 'edicion_cliente-4', 'renovacion-5'].map((cual) => ({
    consulta: {
      creditos: lista(`${uid}-cre-`, 50).join(','),
      gastos: lista(`${uid}-gas-`, 50).join(','),
      solicitudes: lista(`${uid}-sol-${cual}-`, 50).join(','),
    },
  })),
  vistoCliente: [{ parametros: { id_cliente: `${uid}-cli-2` }, consulta: { para: 'eliminar' } }],
  vistoPago: [{ parametros: { id: `${uid}-cre-2.pago-2026-11-09` } }],
  vistoCredito: [{ parametros: { id_credito: `${uid}-cre-4` } }],
});

/** Besides what is asked by GET: nothing of these changes anything that others here look at. */
const LEEN: readonly NombreLlamada[] = ['getUserByUid', 'firebaseLogin', 'avisarErrorWeb', 'guardarOrden'];
/** The calls that are asked of a scene, which has made what they show. */
const DE_UNA_ESCENA: readonly NombreLlamada[] = [
  'vistoSolicitud',
  'vistoTelefono',
  'vistoReasignacion',
  'leerReasignacion',
  'firmaDeEntrega',
  'verComprobante',
  'listarTransferencias',
  'proponerParejas',
  'listarPorAclarar',
];

export const esLectura = (nombre: NombreLlamada): boolean =>
  LEEN.includes(nombre) || (LLAMADAS[nombre].metodo === 'GET' && !DE_UNA_ESCENA.includes(nombre));

/** The caller decides, unless somebody else is named; and a scene reads what was seen. */
const NOMBRAN = ['id_gerente', 'id_supervisor', 'gerente_responde', 'visto', 'uid', 'id_cobrador'];
const sin = (objeto: unknown, campos: readonly string[]) =>
  Object.fromEntries(Object.entries(objeto ?? {}).filter(([campo]) => !campos.includes(campo)));

/** The largest page there is, without a cursor that nobody gave. */
function entera({ parametros, consulta, cuerpo }: Invocacion): Invocacion {
  const pedida = sin(consulta, ['cursor']);
  return {
    ...(parametros && { parametros }),
    ...(consulta && { consulta: 'limite' in pedida ? { ...pedida, limite: 100 } : pedida }),
    ...(cuerpo !== undefined && { cuerpo }),
  };
}

/** Every reading with its largest requests. */
export function lecturasDe(
  uid: string,
  token: string,
): { nombre: NombreLlamada; pedidos: readonly Leida[] }[] {
  const mayores = MAYORES(uid);
  const ejemplos = ejemplosDe({ uid, email: '', token } as Parameters<typeof ejemplosDe>[0]);
  const nombres = (Object.keys(LLAMADAS) as NombreLlamada[]).filter(esLectura);
  return nombres.map((nombre) => ({
    nombre,
    pedidos:
      mayores[nombre] ??
      ejemplos.filter((ejemplo) => ejemplo.nombre === nombre).map(({ buena }) => entera(buena)),
  }));
}

/** On a scene of its own: what the scene has, and what is asked. */
export type EnEscena = Pick<Fila, 'creditos' | 'preparar' | 'peticion'>;

const porId = ({ id_solicitud: id }: Datos): Invocacion => ({ parametros: { id } });

/** The requests to add, where the matrix asks for less, or is refused whoever asks. */
const MAS: { readonly [N in NombreLlamada]?: readonly EnEscena[] } = {
  recibirRegistro: [
    {
      peticion: ({ id_usuario: id_cobrador, id_credito }) => ({
        cuerpo: {
          id_cobrador,
          clave: 'una',
          que: 'x',
          capturado_en: '2026-11-18T10:30:00-06:00',
          dispositivo: 'telefono-perdido',
          secuencia: 1,
          abono: { id_credito, monto: 120 },
        },
      }),
    },
  ],
  register: [
    { peticion: () => ({ cuerpo: { nombre: 'Alta', email: 'alta@leal.demo', id_rol: 2, uid: 'alta' } }) },
  ],
  verComprobante: [
    {
      preparar: ({ darComprobante }) => darComprobante(),
      peticion: ({ id_solicitud: token }) => ({ parametros: { token } }),
    },
  ],
  registrarAbono: [
    /** All that is left: it closes the credit. */
    {
      creditos: [pagado(3000)],
      peticion: ({ id_credito }) => ({ cuerpo: { id_credito, monto: 600 } }),
    },
    /** A payment from the cash that a manager's decision left in hand. */
    {
      preparar: ({ multipleRechazado }) => multipleRechazado('registrar'),
      peticion: ({ id_credito, id_solicitud: id_solicitud_tarea }) => ({
        cuerpo: { id_credito, monto: 120, id_solicitud_tarea },
      }),
    },
  ],
  listarTransferencias: [
    { preparar: ({ transferencia }) => transferencia(), peticion: () => ({ consulta: CIEN }) },
  ],
  proponerParejas: [{ preparar: ({ deposito }) => deposito(), peticion: () => ({}) }],
  /** As many reversals as one call looks for. */
  cargarRenglones: [
    {
      preparar: ({ deposito }) => deposito(),
      peticion: () => ({
        cuerpo: {
          cuenta: 'BBVA 0123',
          archivo: 'noviembre.csv',
          renglones: [],
          revisar: true,
          devoluciones: lista('DEP000', RENGLONES_POR_TANDA).map((referencia) => ({
            fecha: '2026-11-18',
            monto: 240,
            referencia,
          })),
        },
      }),
    },
  ],
  listarPorAclarar: [
    {
      preparar: ({ transferenciaRechazada }) => transferenciaRechazada(),
      peticion: () => ({ consulta: CIEN }),
    },
  ],
  vistoSolicitud: [
    { creditos: [POR_RENOVAR], preparar: ({ pedirRenovacion }) => pedirRenovacion(), peticion: porId },
    { preparar: ({ pedirTardia }) => pedirTardia(), peticion: porId },
  ],
};
const SOLO_ESTOS: readonly NombreLlamada[] = ['recibirRegistro', 'register'];

/**
 * The fields that a call refuses together with those of the matrix: less is granted, or said of the amount that stands.
 */
const NO_CABEN: { readonly [N in NombreLlamada]?: readonly string[] } = {
  resolverEliminacionPago: ['monto_aprobado'],
  decidirTraspasoDe: ['monto'],
};

/** The request of the matrix of who may call, with all else that the example says. */
const conEjemplo = (nombre: NombreLlamada, { peticion, ...fila }: Fila): EnEscena => ({
  ...fila,
  peticion: async (datos) => {
    const propia = await peticion(datos);
    if (LLAMADAS[nombre].metodo === 'GET') return propia;
    const ejemplos = ejemplosDe({ uid: datos.id_usuario } as Parameters<typeof ejemplosDe>[0]);
    const ejemplo = ejemplos.find((dado) => dado.nombre === nombre)?.buena.cuerpo;
    const cuerpo = sin(ejemplo, [...NOMBRAN, ...(NO_CABEN[nombre] ?? [])]);
    return { ...propia, cuerpo: { ...cuerpo, ...(propia.cuerpo as object | undefined) } };
  },
});

/** Every change, and what shows something that a scene has made. */
export function escenasDe(nombre: NombreLlamada): readonly EnEscena[] {
  const fila = deLaMatriz[nombre];
  const mas = MAS[nombre] ?? [];
  return fila && !SOLO_ESTOS.includes(nombre) ? [conEjemplo(nombre, fila), ...mas] : mas;
}

/** Without a token whoever asks is nobody: one measure is enough. */
export function puede(nombre: NombreLlamada, rol: IdRol): boolean {
  const { roles }: Pick<Llamada, 'roles'> = LLAMADAS[nombre];
  return roles === 'publica' ? rol === ROL.cobrador : roles.includes(rol);
}
