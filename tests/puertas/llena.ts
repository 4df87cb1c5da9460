// An office in which every list is longer than a page, of one collector and of all: one request, transfer and cut of each kind
// is played, and the store gets copies of it, on credits and collectors of their own.
import {
  centavos,
  fecha,
  fechaLocal,
  juntarSemanas,
  METAS,
  NEGOCIO_POR_DEFECTO,
  ROL,
  sumarDias,
  type TipoSolicitud,
  tomar,
} from '@leal/domain';
import type { Caminante, Sala } from '@leal/jugador';
import { type CreditoDeCartera, type Documento, llamarPorContrato, paraCargar, unaCartera } from '@leal/seed';
import { entregarCorteDe, decidirCorteDe } from '../setup/cortes.ts';
import { type Escena, escenaDe } from '../setup/escena.ts';
import { huellaNueva } from '../setup/importaciones.ts';
import type { Mundo } from '../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import { senalada } from '../setup/senalada.ts';
import { comoPersona } from '../setup/mundo-de-sala.ts';
import {
  ARCHIVO,
  castigado,
  castigoPedido,
  copia,
  type Datos,
  hace,
  porEntregar,
} from './creditos-copiados.ts';
import { AHORA, CREDITOS } from './oficina.ts';

/** More than a page. */
const CUANTOS = CREDITOS;
/** The other collectors, more of them than a page of routes. */
export const OTROS = 205;
const LUNES = fecha('2026-11-09');

const veces = <T>(cuantos: number, hacer: (n: number) => T): T[] =>
  Array.from({ length: cuantos }, (_, i) => hacer(i + 1));
const otro = (n: number) => `k${String(n).padStart(3, '0')}`;

/** The references, as many as a client may have. */
const REFERENCIAS = veces(3, (n) => ({ nombre: `Rosa ${n}`, telefono: '6185550134', relacion: 'Aval' }));

/** One request of each kind, about a credit of its own. */
const PEDIDAS: {
  readonly [T in TipoSolicitud]: readonly [CreditoDeCartera, (prestamo: Escena) => Promise<unknown>];
} = {
  edicion_pago: [pagado(600), ({ pedirEdicion }) => pedirEdicion('09', 500)],
  eliminacion_pago: [pagado(600), ({ pedirEliminacion }) => pedirEliminacion('09')],
  abonos_multiples: [{}, ({ pedirMultiple }) => pedirMultiple()],
  captura_tardia: [{}, ({ pedirTardia }) => pedirTardia()],
  edicion_cliente: [{}, ({ pedirCambios }) => pedirCambios({ calle: 'Hidalgo', referencias: REFERENCIAS })],
  renovacion: [POR_RENOVAR, ({ pedirRenovacion }) => pedirRenovacion()],
};

/** One request of each kind after the other, in the box of a collector of their own. */
async function jugarUnoDeCadaUno(mundo: Mundo, gerente: Caminante) {
  const pedidas = Object.values(PEDIDAS);
  const cobrador = await mundo.cobrador([
    ...pedidas.map(([credito]) => credito),
    POR_RENOVAR,
    { estado: 'Pendiente' },
    {},
  ]);
  let numero = 0;
  const siguiente = () => escenaDe(mundo, cobrador, (numero += 1));
  for (const [, pedir] of pedidas) await pedir(siguiente());
  const cuerpo = { id_solicitud: await siguiente().pedirRenovacion(), motivo_rechazo: 'Hoy no' };
  await llamarPorContrato(gerente, 'rechazarRenovacion', { cuerpo });
  await siguiente().aprobado();
  const ultima = siguiente();
  await ultima.multipleRechazado('registrar');
  await ultima.entregarParcial();
  await ultima.abonar(120);
  await decidirCorteDe(comoPersona(gerente), await entregarCorteDe(cobrador));
  await ultima.darComprobante();
}

/**
 * The owners of the copies: more than a page of one collector's, and as many of others, one each, which any list has
 * first.
 */
type Dueno = { readonly id_cobrador: string; readonly n: number; readonly primero: boolean };
const duenos = (uid: string): Dueno[] => [
  ...veces(CUANTOS, (n) => ({ id_cobrador: uid, n, primero: false })),
  ...veces(CUANTOS, (n) => ({ id_cobrador: otro(n), n: 1, primero: true })),
];
const pedidaEn = ({ n, primero }: Dueno) => hace(primero ? 10_000 : 60 + n);
const respondidaEn = ({ n, primero }: Dueno) => hace(primero ? 0 : n);

function solicitudesDe(plantillas: readonly Datos[], dueno: Dueno): Documento[] {
  const { id_cobrador, n } = dueno;
  return plantillas.map((datos, i) => {
    const id_solicitud = `${id_cobrador}-sol-${datos['tipo'] as string}-${i}-${n}`;
    const cambios = {
      id_solicitud,
      id_cobrador,
      id_credito: `${id_cobrador}-cre-${n}`,
      id_cliente: `${id_cobrador}-cli-${n}`,
      fecha_solicitud: pedidaEn(dueno),
      ...(datos['fecha_respuesta'] !== null && { fecha_respuesta: respondidaEn(dueno) }),
    };
    return copia('solicitudes', id_solicitud, { ...datos, ...cambios });
  });
}

type Plantillas = {
  readonly solicitudes: readonly Datos[];
  readonly traspaso: Datos;
  readonly corte: Datos;
  readonly diferencia: Datos;
};

function copiasDe(de: Plantillas, dueno: Dueno): Documento[] {
  const { id_cobrador, n } = dueno;
  const id_corte = `${id_cobrador}_${n}`;
  const id_traspaso = `${id_cobrador}-tra-${n}`;
  const id_gasto = `${id_cobrador}-gas-hecho-${n}`;
  const en = respondidaEn(dueno);
  return [
    ...solicitudesDe(de.solicitudes, dueno),
    copia('traspasos', id_traspaso, { ...de.traspaso, id_traspaso, id_cobrador, fecha_solicitud: en }),
    copia('cortes', id_corte, { ...de.corte, id_corte, id_cobrador, numero: n, entregado_en: en }),
    copia('diferencias', id_corte, { ...de.diferencia, id_corte, id_cobrador, numero: n, creada_en: en }),
    copia('gastos', id_gasto, {
      id_gasto,
      id_cobrador,
      nombre_cobrador: `Persona ${id_cobrador}`,
      monto_centavos: 15_000,
      motivo: 'Gasolina',
      estado: 'aprobada',
      fecha_solicitud: pedidaEn(dueno),
      fecha_respuesta: en,
      fecha_aprobacion: fechaLocal(AHORA),
      id_gerente: 'g',
      nombre_gerente: 'Persona g',
      motivo_rechazo: null,
    }),
  ];
}

/** Another collector, with credits of every kind, a box that was not handed in, and something marked each day of two weeks. */
function otroCobrador(n: number): Documento[] {
  const uid = otro(n);
  const clases = [pagado(120), POR_RENOVAR, {}, {}, {}, { estado: 'Pendiente' as const }];
  const creditos = clases.map((credito, i) => ({
    ...credito,
    id_cliente: `${uid}-cli-${i + 1}`,
    id_credito: `${uid}-cre-${i + 1}`,
  }));
  const cobrador = {
    id_usuario: uid,
    email: `${uid}@leal.demo`,
    nombre: `Persona ${uid}`,
    id_rol: ROL.cobrador,
    activo: n % 10 !== 0,
    creado_en: AHORA,
  };
  const gastos = [{ id_gasto: `${uid}-gas-1`, monto: centavos(15_000), motivo: 'Gasolina' }];
  const { documentos } = unaCartera({
    ahora: AHORA,
    cobrador,
    negocio: NEGOCIO_POR_DEFECTO,
    creditos,
    gastos,
  });
  const marcas = veces(10, (i) => sumarDias(LUNES, i - 1)).map((dia) =>
    copia(`totales/${uid}/marcas`, dia, {
      id_cobrador: uid,
      fecha: dia,
      tardias: 1,
      marcadas: 0,
      filas: {},
      calculado_en: AHORA,
    }),
  );
  const senales = veces(10, (i) => senalada(uid, sumarDias(LUNES, i - 1)));
  return [...documentos, ...marcas, ...senales.map((doc) => copia('senales', doc.id, doc))];
}

const enCaja = (n: number): Documento =>
  copia('cajas', otro(n), { id_cobrador: otro(n), anterior_centavos: 0, abierta_desde: '2026-11-16' });

/** A file that was imported; the first is the one of the examples. */
const archivo = (n: number): Documento => {
  const id_importacion = n === 1 ? ARCHIVO : huellaNueva(`archivo ${n}`);
  return copia('importaciones', id_importacion, {
    id_importacion,
    archivo: 'cartera.xlsx',
    estado: 'abierta',
    vuelta: 1,
    id_gerente: 'g',
    nombre_gerente: 'Persona g',
    creado_en: hace(n),
    renglones: CUANTOS,
    creditos: CUANTOS,
    deshechos: 0,
    cobradores: {},
  });
};

/** A deposit that the bank told of. */
const deposito = (n: number): Documento =>
  copia('renglones_banco', `deposito-${n}`, {
    id_renglon: `deposito-${n}`,
    cuenta: 'BBVA 0123',
    fecha: '2026-11-08',
    monto_centavos: 9000 + n,
    referencia: '',
    concepto: '',
    ordinal: 1,
    estado: 'libre',
    abonos: 0,
    archivo: 'noviembre.csv',
    cargado_en: hace(n),
    cargado_por: 'g',
  });

/** A week that is kept, of that collector or of the office. */
const foto = (id_cobrador: string | null, n: number): Documento => {
  const lunes = sumarDias(LUNES, -7 * n);
  return copia('fotos_semanales', `${id_cobrador ?? 'oficina'}_${lunes}`, {
    id_cobrador,
    lunes,
    hecha_en: AHORA,
    movida_en: AHORA,
    metas: tomar(NEGOCIO_POR_DEFECTO.parametros, METAS),
    cifras: juntarSemanas([]),
    corregida: null,
  });
};

/** Fills the office of that collector, whose credits have the ids of ./oficina.ts. */
export async function llenar(sala: Sala, mundo: Mundo, cobrador: Caminante, gerente: Caminante) {
  const espejo = sala.espejo();
  await jugarUnoDeCadaUno(mundo, gerente);
  const [traspaso, corte, diferencia] = (['traspasos', 'cortes', 'diferencias'] as const).map(
    (cual) => espejo.entradas(cual)[0]?.[1] ?? {},
  ) as [Datos, Datos, Datos];
  const solicitudes = espejo.entradas('solicitudes').map(([, datos]) => datos);
  const aprobado = espejo.de('creditos').find(({ entrega }) => entrega?.estado === 'por_entregar');
  const de = { solicitudes, traspaso, corte, diferencia };
  const documentos = [
    ...veces(OTROS, otroCobrador).flat(),
    ...veces(OTROS, enCaja),
    ...duenos(cobrador.uid).flatMap((dueno) => copiasDe(de, dueno)),
    ...veces(CUANTOS, (n) => porEntregar(aprobado as unknown as Datos, cobrador.uid, n)),
    ...veces(CUANTOS, (n) => castigado(aprobado as unknown as Datos, cobrador.uid, n)),
    ...veces(CUANTOS, (n) => castigoPedido(aprobado as unknown as Datos, otro(1), n)),
    ...veces(CUANTOS, archivo),
    ...veces(CUANTOS, deposito),
    ...[cobrador.uid, null].flatMap((quien) => veces(CUANTOS, (n) => foto(quien, n))),
    ...veces(CUANTOS, (n) => senalada(cobrador.uid, sumarDias(LUNES, -n))).map((doc) =>
      copia('senales', doc.id, doc),
    ),
  ];
  sala.motor.load(paraCargar(documentos));
}
