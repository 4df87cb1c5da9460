import { conOtroFolio, tieneFolioOcupado } from '../../acciones/comprobante.ts';
import { pedirOtraSerie, tomarNumero } from '../../lib/comprobantes/serie.ts';
import type { Registro } from '../../lib/salida/registro.ts';
import { cambiarRegistro } from '../../lib/salida/salida.ts';

let enCurso: Promise<void> | undefined;

async function renumerar(uid: string, ocupados: readonly Registro[]): Promise<void> {
  await pedirOtraSerie(uid);
  for (const registro of ocupados)
    // The collector who was looking at it may have given it a number already: then it takes no other.
    await cambiarRegistro(registro, (antes) => {
      const numero = tomarNumero(uid);
      return numero ? conOtroFolio(antes, numero) : antes;
    });
}

/** Receipts whose numbers another phone has used are sent again under numbers of a new series. */
export function renumerarOcupados(uid: string, registros: readonly Registro[]): void {
  const ocupados = registros.filter(tieneFolioOcupado);
  if (ocupados.length === 0 || enCurso) return;
  enCurso = renumerar(uid, ocupados)
    .catch(() => undefined)
    .finally(() => (enCurso = undefined));
}
