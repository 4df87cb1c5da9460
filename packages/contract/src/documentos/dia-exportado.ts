import { type DiaExportado, type FilaExportada, TIPOS_MOVIMIENTO } from '@leal/domain';
import * as z from 'zod/mini';
import { catch as oSiNo } from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { dia } from '../comunes/guardado.ts';
import { montoExportado } from './credito-exportado.ts';

const fila = z.object({
  tipo: z.enum(TIPOS_MOVIMIENTO),
  id_credito: id,
  monto_centavos: montoExportado,
  transferencia: z.optional(z.unknown()),
});

/**
 * A collector's day of any age, for the exports only: its rows hold only what the exports need, and a row that lacks
 * some of it is null. Code that adds up a day uses `diaDoc`.
 */
export const diaExportado: z.ZodMiniType<DiaExportado> = z.object({
  id_cobrador: z.string(),
  fecha: dia,
  quitadas: oSiNo(z.optional(z.record(z.string(), z.unknown())), undefined),
  filas: oSiNo(z.record(z.string(), oSiNo<z.ZodMiniType<FilaExportada | null>>(fila, null)), {}),
});
