import { type DiaExportado, type FilaExportada, TIPOS_MOVIMIENTO } from '@leal/domain';
import * as z from 'zod/mini';
import { catch as oSiNo } from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { dia } from '../comunes/guardado.ts';
import { montoExportado } from './credito-exportado.ts';

const fila = z.object({ tipo: z.enum(TIPOS_MOVIMIENTO), id_credito: id, monto_centavos: montoExportado });

/**
 * A collector's day of whatever age, for the exports alone: of its rows only what they need, and null for one that
 * does not say it. Who adds a day up needs `diaDoc`.
 */
export const diaExportado: z.ZodMiniType<DiaExportado> = z.object({
  id_cobrador: z.string(),
  fecha: dia,
  filas: oSiNo(z.record(z.string(), oSiNo<z.ZodMiniType<FilaExportada | null>>(fila, null)), {}),
});
