// A copy of what the store holds, updated by its commits: a walk looks at all of it before every step without a read.
import type {
  BitacoraDoc,
  CajaDoc,
  ComprobanteDoc,
  CorteDoc,
  DiferenciaDoc,
  ClienteDoc,
  CreditoDoc,
  GastoDoc,
  MovimientoDoc,
  ReasignacionDoc,
  RenglonBancoDoc,
  SenalesDoc,
  SerieDoc,
  SolicitudDoc,
  TraspasoDoc,
} from '@leal/contract/documentos';
import type { Documento } from '@leal/seed';
import type { FirestoreLocal } from 'firestore-local';

type Motor = FirestoreLocal['engine'];
type Cambio = Parameters<Parameters<Motor['onCommit']>[0]>[0]['changes'][number];
type Campos = NonNullable<Cambio['after']>['fields'];
type Valor = Campos extends ReadonlyMap<string, infer V> ? V : never;
type Datos = Readonly<Record<string, unknown>>;

const aObjeto = (campos: Campos): Datos =>
  Object.fromEntries([...campos].map(([campo, valor]) => [campo, aJs(valor)]));

function aJs(valor: Valor): unknown {
  switch (valor.type) {
    case 'null':
      return null;
    case 'integer':
      return Number(valor.value);
    case 'timestamp':
      return new Date(valor.seconds * 1000 + valor.nanos / 1_000_000);
    case 'array':
      return valor.values.map(aJs);
    case 'map':
      return aObjeto(valor.fields);
    case 'boolean':
    case 'double':
    case 'string':
      return valor.value;
    default:
      throw new Error(`Nobody stores a value of type ${valor.type}`);
  }
}

type Formas = {
  readonly clientes: ClienteDoc;
  readonly creditos: CreditoDoc;
  readonly movimientos: MovimientoDoc;
  readonly solicitudes: SolicitudDoc;
  readonly gastos: GastoDoc;
  readonly traspasos: TraspasoDoc;
  /** The box as it is stored: what was never moved is absent. */
  readonly cajas: Pick<CajaDoc, 'id_cobrador'> & Partial<CajaDoc>;
  readonly cortes: CorteDoc;
  readonly reasignaciones: ReasignacionDoc;
  readonly renglones_banco: RenglonBancoDoc;
  readonly diferencias: DiferenciaDoc;
  readonly comprobantes: ComprobanteDoc;
  readonly senales: SenalesDoc;
  readonly series: SerieDoc;
  readonly bitacora: BitacoraDoc;
};

/** A document that was written: before and after, where there is one. */
export type Escritura = {
  readonly ruta: string;
  /** Writes that were committed together have the same number. */
  readonly commit: number;
  readonly antes?: Datos | undefined;
  readonly despues?: Datos | undefined;
};

/** A document as it was committed. It is decoded when somebody asks for it: most are committed again before that. */
class Guardado {
  readonly #campos: Campos | undefined;
  #datos: Datos | undefined;

  constructor(campos: Campos | undefined, datos?: Datos) {
    this.#campos = campos;
    this.#datos = datos;
  }

  get datos(): Datos {
    return (this.#datos ??= aObjeto(this.#campos ?? new Map()));
  }
}

export class Espejo {
  /** The documents by collection, then by path; in the order in which they were made. */
  readonly #colecciones = new Map<string, Map<string, Guardado>>();
  /** The listeners, told of every document that is written. */
  readonly #oyentes = new Set<(escritura: Escritura) => void>();
  #commits = 0;
  /** Stops following the commits. */
  readonly cerrar: () => void;

  constructor(motor: Motor, iniciales: readonly { readonly ruta: string; readonly datos: Datos }[]) {
    for (const { ruta, datos } of iniciales) this.#coleccion(ruta).set(ruta, new Guardado(undefined, datos));
    this.cerrar = motor.onCommit(({ changes }) => {
      this.#commits += 1;
      for (const { name, after } of changes) {
        const ruta = name.slice(name.indexOf('/documents/') + '/documents/'.length);
        this.#escribir(ruta, after && new Guardado(after.fields));
      }
    });
  }

  #escribir(ruta: string, despues: Guardado | undefined): void {
    const coleccion = this.#coleccion(ruta);
    const antes = coleccion.get(ruta);
    if (despues === undefined) coleccion.delete(ruta);
    else coleccion.set(ruta, despues);
    // Decoded only for somebody who is told.
    if (this.#oyentes.size === 0) return;
    const [commit, era, es] = [this.#commits, antes?.datos, despues?.datos];
    for (const oyente of this.#oyentes) oyente({ ruta, commit, antes: era, despues: es });
  }

  oir(oyente: (escritura: Escritura) => void): void {
    this.#oyentes.add(oyente);
  }

  #coleccion(ruta: string): Map<string, Guardado> {
    const nombre = ruta.split('/').at(-2) ?? '';
    const hay = this.#colecciones.get(nombre) ?? new Map<string, Guardado>();
    this.#colecciones.set(nombre, hay);
    return hay;
  }

  /** All documents of a collection, below whatever document; as they are stored, not checked. */
  de<N extends keyof Formas>(nombre: N): Formas[N][] {
    return this.entradas(nombre).map(([, datos]) => datos) as unknown as Formas[N][];
  }

  /** The same of any collection, with the paths. */
  entradas(nombre: string): [string, Datos][] {
    return [...(this.#colecciones.get(nombre) ?? [])].map(([ruta, { datos }]) => [ruta, datos]);
  }

  todo(): Documento[] {
    return [...this.#colecciones.keys()].flatMap((coleccion) =>
      this.entradas(coleccion).map(([ruta, datos]) => ({ ruta, datos: { ...datos } })),
    );
  }

  documento(ruta: string): Datos | undefined {
    return this.#coleccion(ruta).get(ruta)?.datos;
  }
}
