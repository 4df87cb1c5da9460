import { esFecha, type Fecha, fechaLocal, formatearFecha, lunesDe, semanaPasada } from '@leal/domain';
import { ErrorLocal } from '../error-local.ts';
import type { Opciones, Resultado, Trabajo } from './trabajo.ts';

const USO = '[--semana 2026-11-09] [--cobrador id]';

const textoDe = (opciones: Opciones, nombre: string): string | undefined => {
  const valor = opciones[nombre];
  return typeof valor === 'string' ? valor : undefined;
};

function leerSemana(texto: string | undefined): Fecha | undefined {
  if (texto === undefined) return undefined;
  if (!esFecha(texto)) throw new ErrorLocal(`"${texto}" no es una fecha; escribe un lunes como 2026-11-09.`);
  if (lunesDe(texto) === texto) return texto;
  throw new ErrorLocal(
    `La semana se nombra por su lunes y ${texto} no lo es; el de esa semana es ${lunesDe(texto)}.`,
  );
}

async function compilar(pedida: Fecha | undefined, id_cobrador: string | undefined): Promise<Resultado> {
  // Loaded here, once the environment says where Firestore is.
  const { compilarReportes, ultimaSemana } =
    await import('../../../../functions/src/use-cases/reportes/compilar-reportes.ts');
  const { reloj } = await import('../../../../functions/src/platform/clock.ts');
  const ahora = reloj.ahora();
  const lunes = pedida ?? ultimaSemana(ahora);
  if (semanaPasada(lunes, fechaLocal(ahora)) === null)
    throw new ErrorLocal(`La semana del ${formatearFecha(lunes)} todavía no termina.`);
  const { nuevos, iguales, vacios, fallidos } = await compilarReportes(ahora, { lunes, id_cobrador });
  const total = nuevos + iguales + vacios + fallidos.length;
  if (total === 0)
    throw new ErrorLocal(`No hay cobradores${id_cobrador ? ` con el id ${id_cobrador}` : ''}.`);
  return {
    lineas: [
      `Semana del ${formatearFecha(lunes)}: ${total} ${total === 1 ? 'cobrador' : 'cobradores'}.`,
      `  compilados o cambiados: ${nuevos} · sin cambios: ${iguales} · sin movimientos: ${vacios} · fallidos: ${fallidos.length}`,
      ...fallidos.map(
        (fallido) => `  falló ${fallido.id_cobrador}; queda marcado y se intenta de nuevo cada hora.`,
      ),
    ],
    bien: fallidos.length === 0,
  };
}

/** The weekly reports of a past week, by default the last one; may be run again. */
export const reportes: Trabajo = {
  uso: USO,
  opciones: { semana: { type: 'string' }, cobrador: { type: 'string' } },
  preparar: (opciones) => {
    const semana = leerSemana(textoDe(opciones, 'semana'));
    return () => compilar(semana, textoDe(opciones, 'cobrador'));
  },
};
