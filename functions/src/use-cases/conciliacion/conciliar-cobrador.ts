import type { AsuntoPorRevisar, DiferenciaConciliada } from '@leal/contract/documentos';
import { type Fecha, fechaLocal, type Parametros } from '@leal/domain';
import type { Reloj } from '../../platform/clock.ts';
import { nuevoId } from '../../platform/ids.ts';
import { CambioEntretanto, repararCobrador } from './reparar-cobrador.ts';
import { revisarCobrador } from './revisar-cobrador.ts';
import type { Revision } from './revision.ts';

export type AlConciliar = {
  readonly reloj: Reloj;
  readonly parametros: Parametros;
  /** Only tells, writes nothing. */
  readonly soloRevisar: boolean;
};

export type CobradorConciliado = {
  readonly id_cobrador: string;
  readonly leido_en: Date;
  readonly creditos: number;
  readonly movimientos: number;
  /** Mended; only found, when nothing was to be mended. */
  readonly diferencias: readonly DiferenciaConciliada[];
  readonly por_revisar: readonly AsuntoPorRevisar[];
};

const INTENTOS = 4;

type Aplicadas = (diferencias: readonly DiferenciaConciliada[]) => void;

/** False: somebody moved what was read, and it has to be read again. */
async function reparar(revision: Revision, hoy: Fecha, ahora: Date, anotar: Aplicadas): Promise<boolean> {
  try {
    await repararCobrador(revision, {
      hoy,
      ahora,
      corrida: nuevoId(),
      alAplicar: (enmiendas) => anotar(enmiendas.flatMap(({ diferencias }) => diferencias)),
    });
    return true;
  } catch (error) {
    if (error instanceof CambioEntretanto) return false;
    throw error;
  }
}

/**
 * Reads a collector as of one instant, and adds to every sum what it lacks. The ledger is never touched.
 * `anotar` hears of each difference as soon as it is mended. Throws when a document breaks its shape, or when
 * the collector moved under every try.
 */
export async function conciliarCobrador(
  id_cobrador: string,
  { reloj, parametros, soloRevisar }: AlConciliar,
  anotar: Aplicadas = () => undefined,
): Promise<CobradorConciliado> {
  const diferencias: DiferenciaConciliada[] = [];
  const alAplicar: Aplicadas = (nuevas) => {
    diferencias.push(...nuevas);
    anotar(nuevas);
  };
  for (let intento = 1; intento <= INTENTOS; intento += 1) {
    const leido_en = reloj.ahora();
    const hoy = fechaLocal(leido_en);
    const revision = await revisarCobrador(id_cobrador, { hoy, parametros });
    const { creditos, movimientos, por_revisar, enmiendas } = revision;
    const hecho = { id_cobrador, leido_en, creditos, movimientos, diferencias, por_revisar };
    if (soloRevisar) return { ...hecho, diferencias: enmiendas.flatMap((enmienda) => enmienda.diferencias) };
    if (await reparar(revision, hoy, leido_en, alAplicar)) return hecho;
  }
  throw new Error('Sus créditos cambiaron mientras se reparaban; se intentará en la próxima conciliación.');
}
