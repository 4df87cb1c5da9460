// The table of who reads what, as data. A reading that is not written here must be denied, and so must every write of
// every client.
import type { CreditoDoc, GastoDoc, SolicitudDoc } from '@leal/contract/documentos';
import type { Rol } from './personas.ts';

/** The field that says whose a document is. */
export const DUENO = 'id_cobrador' satisfies keyof CreditoDoc & keyof SolicitudDoc & keyof GastoDoc;

/**
 * The restriction of a list: one collector's documents, by the field or by the path above it; nothing; the credits of a
 * state. `grupo` is the whole collection group.
 */
export type Lista = 'propia' | 'ajena' | 'todas' | 'en rutas' | 'por decidir' | 'grupo';

const POR_DUENO = {
  campo: ['propia', 'ajena', 'todas'],
  id: ['todas'],
  arriba: ['propia', 'ajena', 'grupo'],
} as const satisfies Record<Fila['dueno'], readonly Lista[]>;

/** Every list that is tried on a collection, by everybody. */
export const listasDe = ({ ruta, dueno }: Fila): readonly Lista[] =>
  ruta === 'creditos' ? [...POR_DUENO[dueno], 'en rutas', 'por decidir'] : POR_DUENO[dueno];

export type Fila = {
  /** The collection; `{}` stands for an id. */
  readonly ruta: string;
  /** The schema of the documents in the contract. */
  readonly forma: string;
  /** The schemas of other documents in it, by their names. */
  readonly tambien?: readonly string[];
  /** How a document belongs to somebody: by a field of its own, by its id, or by the document above. */
  readonly dueno: 'campo' | 'id' | 'arriba';
  readonly get?: { readonly [rol in Rol]?: 'propio' | 'todos' };
  readonly list?: { readonly [rol in Rol]?: readonly Lista[] };
};

export const MATRIZ: readonly Fila[] = [
  {
    ruta: 'usuarios',
    forma: 'usuarioDoc',
    dueno: 'id',
    get: { cobrador: 'propio', gerente: 'propio', supervisor: 'propio' },
  },
  {
    ruta: 'avisos',
    forma: 'avisoDoc',
    dueno: 'id',
    get: { cobrador: 'propio', gerente: 'todos' },
    list: { gerente: ['todas'] },
  },
  { ruta: 'totales', forma: 'totalesDoc', dueno: 'id', get: { gerente: 'todos' } },
  {
    ruta: 'resumenes',
    forma: 'resumenDoc',
    tambien: [
      'cierreDoc',
      'cuentaDeSenalesDoc',
      'efectivoDoc',
      'equipoDoc',
      'filasDeSemanaDoc',
      'filasDoc',
      'jornadasDoc',
      'riesgoDeAyerDoc',
      'semanaGuardadaDoc',
    ],
    dueno: 'id',
  },
  {
    ruta: 'creditos',
    forma: 'creditoDoc',
    dueno: 'campo',
    get: { gerente: 'todos' },
    list: { gerente: ['todas', 'propia', 'ajena', 'en rutas', 'por decidir'] },
  },
  {
    ruta: 'solicitudes',
    forma: 'solicitudDoc',
    dueno: 'campo',
    get: { gerente: 'todos' },
    list: { gerente: ['todas', 'propia', 'ajena'] },
  },
  {
    ruta: 'gastos',
    forma: 'gastoDoc',
    dueno: 'campo',
    get: { gerente: 'todos' },
    list: { gerente: ['todas', 'propia', 'ajena'] },
  },
  { ruta: 'cajas', forma: 'cajaDoc', dueno: 'id' },
  { ruta: 'traspasos', forma: 'traspasoDoc', dueno: 'campo' },
  { ruta: 'comprobantes', forma: 'comprobanteDoc', dueno: 'campo' },
  { ruta: 'recibos', forma: 'reciboDoc', dueno: 'campo' },
  { ruta: 'folios', forma: 'folioDoc', dueno: 'campo' },
  { ruta: 'series', forma: 'serieDoc', dueno: 'campo' },
  { ruta: 'cortes', forma: 'corteDoc', dueno: 'campo' },
  { ruta: 'diferencias', forma: 'diferenciaDoc', dueno: 'campo' },
  { ruta: 'totales/{}/dias', forma: 'diaDoc', dueno: 'arriba' },
  // Not even the collector's own: they are about the collector.
  { ruta: 'totales/{}/marcas', forma: 'marcasDoc', dueno: 'arriba' },
  { ruta: 'senales', forma: 'senalesDoc', dueno: 'campo' },
  { ruta: 'creditos/{}/movimientos', forma: 'movimientoDoc', dueno: 'arriba' },
  { ruta: 'creditos/{}/firmas', forma: 'firmaDoc', dueno: 'arriba' },
  { ruta: 'reasignaciones', forma: 'reasignacionDoc', dueno: 'id' },
  { ruta: 'reasignaciones/{}/partes', forma: 'parteDoc', dueno: 'arriba' },
  { ruta: 'rutas', forma: 'rutaDoc', dueno: 'id' },
  { ruta: 'reportes_semanales', forma: 'reporteSemanaDoc', dueno: 'campo' },
  // Not even the collector's own: they are about the collector.
  { ruta: 'fotos_semanales', forma: 'fotoSemanaDoc', dueno: 'campo' },
  { ruta: 'clientes', forma: 'clienteDoc', dueno: 'campo' },
  { ruta: 'conciliaciones', forma: 'conciliacionDoc', dueno: 'campo' },
  { ruta: 'bitacora', forma: 'bitacoraDoc', dueno: 'campo' },
  { ruta: 'importaciones', forma: 'importacionDoc', dueno: 'id' },
  { ruta: 'renglones_banco', forma: 'renglonBancoDoc', dueno: 'id' },
  // Imported loans that were taken back: nobody's screen shows them.
  { ruta: 'creditos_deshechos', forma: 'creditoDoc', dueno: 'campo' },
  { ruta: 'idempotencia', forma: 'idempotenciaDoc', dueno: 'campo' },
  { ruta: 'configuracion', forma: 'negocioDoc', tambien: ['calendarioDoc', 'mudanzaDoc'], dueno: 'id' },
  // Not even one's own: it is for the office, by the API.
  { ruta: 'contactos', forma: 'contactoDoc', dueno: 'id' },
  { ruta: 'correos', forma: 'correoDoc', dueno: 'id' },
  { ruta: 'contadores', forma: 'contadorDoc', dueno: 'id' },
];
