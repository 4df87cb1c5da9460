// A day of a collector with a signal, as the night leaves it.
import type { SenalesDoc } from '@leal/contract/documentos';
import { centavos, type Fecha, instanteLocal, sumarDias } from '@leal/domain';
import { idDeSenales } from '../../functions/src/data/senales.ts';

/** Three cuts that lacked cash; nobody has looked. */
export function senalada(id_cobrador: string, fecha: Fecha): SenalesDoc {
  const filas = [0, 1, 2].map((n) => ({
    id: `${id_cobrador}_${n + 1}`,
    a: 'corte' as const,
    destino: `${id_cobrador}_${n + 1}`,
    nombre: null,
    cuando: instanteLocal(sumarDias(fecha, -n), '18:30'),
    dia: sumarDias(fecha, -n),
    monto_centavos: centavos(2_000),
    que: 'faltó en su corte',
  }));
  return {
    id: idDeSenales(id_cobrador, fecha),
    id_cobrador,
    fecha,
    abierta: true,
    senales: {
      faltantes: {
        regla: 'En 14 días faltó o sobró efectivo en 3 o más de sus cortes.',
        filas,
        revision: null,
      },
    },
    hallado_en: instanteLocal(sumarDias(fecha, 1), '01:10'),
  };
}
