import {
  activarCredito,
  type Centavos,
  calcularSaldo,
  contadoCon,
  debeDesde,
  ESTADOS_IMPORTACION,
  esPlazo,
  fechaLocal,
  type FichaCliente,
  type Negocio,
  type Plazo,
} from '@leal/domain';
import * as z from 'zod/mini';
import { enCentavos, momento } from '../comunes/guardado.ts';
import type { RenglonPorImportar } from '../importacion/renglon.ts';
import { type ClienteDoc, clienteNuevo } from './cliente.ts';
import { creditoNuevo } from './credito-nuevo.ts';
import { type CreditoDoc, estaRenovable } from './credito.ts';
import type { MovimientoDoc } from './movimiento.ts';

/** A file that was imported, under the SHA-256 of what it holds. */
export const importacionDoc = z.object({
  id_importacion: z.string(),
  archivo: z.string(),
  estado: z.enum(ESTADOS_IMPORTACION),
  /** Its documents' ids hold it: a file that was undone and comes again makes others. */
  vuelta: z.int(),
  id_gerente: z.string(),
  nombre_gerente: z.string(),
  creado_en: momento,
  renglones: z.int(),
  creditos: z.int(),
  deshechos: z.int(),
  /** What came and was not undone, by collector. */
  cobradores: z.record(
    z.string(),
    z.object({
      nombre_cobrador: z.string(),
      creditos: z.int(),
      ...enCentavos(['monto_solicitado', 'monto_total', 'total_pagado', 'saldo']),
    }),
  ),
});
export type ImportacionDoc = z.output<typeof importacionDoc>;

const LARGO_DE_HUELLA = 16;

/** The id of the client and the credit of a row: of a row that comes again it is the same, so it is made once. */
export const idDeImportado = (
  { id_importacion, vuelta }: Pick<ImportacionDoc, 'id_importacion' | 'vuelta'>,
  renglon: number,
): string => `${id_importacion.slice(0, LARGO_DE_HUELLA)}v${vuelta}r${renglon}`;

/** The id of what was paid before Leal; a credit has one such row at most. */
export const ID_APERTURA = 'apertura';

type PorImportar = {
  readonly importacion: Pick<ImportacionDoc, 'id_importacion' | 'vuelta'>;
  readonly renglon: RenglonPorImportar;
  /** With the name that is free at its collector's. */
  readonly ficha: FichaCliente;
  readonly nombre_cobrador: string;
  readonly por: string;
  readonly en: Date;
  readonly negocio: Negocio;
};

export type Importado = {
  readonly cliente: ClienteDoc;
  readonly credito: CreditoDoc;
  readonly apertura: MovimientoDoc;
};

/** Only what `revisarImportado` lets pass comes here. */
function exigirPlazo(dias: number): Plazo {
  if (!esPlazo(dias)) throw new RangeError(`Not a term: ${dias}`);
  return dias;
}

/** Begun on its day, paid as the file says, by the plan of everybody's; nobody decided it here, nor handed it over. */
function creditoImportado(alta: PorImportar, cliente: ClienteDoc): CreditoDoc {
  const { importacion, renglon, nombre_cobrador, en, negocio } = alta;
  const { total_pagado: total_pagado_centavos, atrasos } = renglon;
  const nuevo = creditoNuevo({
    id_credito: idDeImportado(importacion, renglon.renglon),
    cliente,
    nombre_cobrador,
    monto_solicitado: renglon.monto_solicitado,
    plazo: exigirPlazo(renglon.dias_pago),
    en,
  });
  const empezado: CreditoDoc = {
    ...nuevo,
    ...activarCredito(nuevo, renglon.fecha_inicio, negocio),
    total_pagado_centavos,
    saldo_centavos: calcularSaldo(nuevo.monto_total_centavos, total_pagado_centavos),
    atrasos,
    importado: { id: importacion.id_importacion, renglon: renglon.renglon },
    ...contadoCon({}, negocio.parametros),
  };
  return { ...empezado, debe_desde: debeDesde(empezado, negocio), renovable: estaRenovable(empezado) };
}

function aperturaDe(
  { id_credito, id_cliente, id_cobrador, atrasos }: CreditoDoc,
  monto_centavos: Centavos,
  { por, en }: Pick<PorImportar, 'por' | 'en'>,
): MovimientoDoc {
  const fecha = fechaLocal(en);
  return {
    id_movimiento: ID_APERTURA,
    id_credito,
    id_cliente,
    id_cobrador,
    tipo: 'apertura',
    monto_centavos,
    abonos: 0,
    fecha,
    fecha_contable: fecha,
    capturado_en: en,
    sincronizado_en: en,
    tardia: false,
    cantidad_dias: atrasos,
    descripcion: 'Pagado antes de Leal',
    registrado_por: por,
    ediciones: [],
    solicitud_abierta: null,
  };
}

/** The documents of a loan that ran before Leal: its client, itself, and its opening in the ledger. */
export function importadoDe(alta: PorImportar): Importado {
  const { importacion, renglon, ficha, por, en } = alta;
  const id = idDeImportado(importacion, renglon.renglon);
  const { id_cobrador, nota, total_pagado } = renglon;
  const cliente: ClienteDoc = {
    ...clienteNuevo({
      ficha,
      id_cliente: id,
      id_cobrador,
      id_credito: id,
      en,
      nota: nota ? { texto: nota, por, capturado_en: en } : undefined,
    }),
    estado_lista: 'Pendiente',
  };
  const credito = creditoImportado(alta, cliente);
  return { cliente, credito, apertura: aperturaDe(credito, total_pagado, alta) };
}
