import {
  type AvisoDoc,
  type BitacoraDoc,
  type ClienteDoc,
  type CreditoDoc,
  type DiaDoc,
  type GastoDoc,
  type MovimientoDoc,
  type RutaDoc,
  type SolicitudDoc,
  type TotalesDoc,
  type UsuarioDoc,
  totalesEnCero,
} from '@leal/contract/documentos';
import { type Fecha, NADA_POR_APROBAR, type Negocio, NEGOCIO_POR_DEFECTO } from '@leal/domain';

/** One collector's whole portfolio in memory, as the store would hold it. */
export type Cartera = {
  readonly cobrador: UsuarioDoc;
  readonly gerente: UsuarioDoc;
  readonly negocio: Negocio;
  /** The last of the days that the running sums carry along. */
  readonly hoy: Fecha;
  readonly clientes: Map<string, ClienteDoc>;
  readonly creditos: Map<string, CreditoDoc>;
  readonly movimientos: Map<string, Map<string, MovimientoDoc>>;
  readonly solicitudes: Map<string, SolicitudDoc>;
  readonly gastos: Map<string, GastoDoc>;
  readonly dias: Map<Fecha, DiaDoc>;
  readonly totales: TotalesDoc;
  readonly aviso: AvisoDoc;
  readonly contadores: Map<string, number>;
  readonly bitacora: BitacoraDoc[];
  /** Benchmarks of size leave the audit out: it would double the documents and no screen reads it. */
  readonly auditada: boolean;
  ruta: RutaDoc | null;
};

export type DatosCartera = {
  readonly cobrador: UsuarioDoc;
  readonly gerente: UsuarioDoc;
  readonly hoy: Fecha;
  readonly negocio?: Negocio;
  readonly auditada?: boolean;
};

export function carteraVacia(datos: DatosCartera): Cartera {
  return {
    cobrador: datos.cobrador,
    gerente: datos.gerente,
    negocio: datos.negocio ?? NEGOCIO_POR_DEFECTO,
    hoy: datos.hoy,
    clientes: new Map(),
    creditos: new Map(),
    movimientos: new Map(),
    solicitudes: new Map(),
    gastos: new Map(),
    dias: new Map(),
    totales: totalesEnCero(datos.cobrador.id_usuario, datos.cobrador.nombre),
    aviso: {
      por_aprobar: { ...NADA_POR_APROBAR },
      ultima_resolucion: null,
      ruta: 0,
    },
    contadores: new Map(),
    bitacora: [],
    auditada: datos.auditada ?? true,
    ruta: null,
  };
}

/** The member, or a clear failure: a story that names what does not exist is a mistake in the story. */
export function existente<T>(mapa: ReadonlyMap<string, T>, id: string): T {
  const valor = mapa.get(id);
  if (valor === undefined) throw new Error(`The portfolio has no ${id}`);
  return valor;
}
