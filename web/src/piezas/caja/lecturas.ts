import {
  abiertoDeCobrador,
  cortesSinEntregar,
  detalleCorte,
  listarCortes,
  listarDiferencias,
  listarTraspasos,
  type Llamada,
} from '@leal/contract';

/** The reads that are old when cash moved between office and collector, or a cut did. */
export const LECTURAS_DE_CAJA: readonly Llamada[] = [
  listarTraspasos,
  abiertoDeCobrador,
  listarCortes,
  detalleCorte,
  cortesSinEntregar,
  listarDiferencias,
];

/** The cuts that came back to their collector. */
export const DEVUELTOS = { consulta: { estado: 'devuelto', limite: 100 } } as const;
