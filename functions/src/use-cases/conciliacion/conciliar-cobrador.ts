import type { AsuntoPorRevisar, DiferenciaConciliada } from '@leal/contract/documentos';
import { type CuentasDeEfectivo, type Fecha, fechaLocal, type Fotografo, type Negocio } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import type { Reloj } from '../../platform/clock.ts';
import { nuevoId } from '../../platform/ids.ts';
import { registro } from '../../platform/registro.ts';
import { fotografoDe, guardarFotos } from './fotografiar-semanas.ts';
import { reparadoPor } from './guardia.ts';
import { type AlReparar, CambioEntretanto, repararCobrador } from './reparar-cobrador.ts';
import { revisarCobrador } from './revisar-cobrador.ts';
import { type LectorDeSemanas, rehacerSemanas, revisarSemanas, type SemanaDicha } from './revisar-semanas.ts';
import type { Revision } from './revision.ts';

type AlConciliar = {
  /** The run's id: its repairs are signed with it. */
  readonly corrida: string;
  /** The run's day: the first of those whose cash is to come. */
  readonly dia: Fecha;
  readonly reloj: Reloj;
  /** The run only reports and writes nothing. */
  readonly soloRevisar: boolean;
  /** What the clock keeps of the weeks that are over. */
  readonly semanas: LectorDeSemanas;
};

export type CobradorConciliado = Pick<Revision, 'cerrar'> & {
  readonly id_cobrador: string;
  readonly leido_en: Date;
  readonly creditos: number;
  readonly movimientos: number;
  readonly por_revisar: readonly AsuntoPorRevisar[];
  readonly efectivo: CuentasDeEfectivo;
  /** The pictures of their weeks are kept, as far as there is anything to keep. */
  readonly fotos: boolean;
  /** The oldest of the weeks that were held against the rows; absent: none was. */
  readonly fotos_desde?: Fecha | undefined;
};

const INTENTOS = 4;

type Aplicadas = (diferencias: readonly DiferenciaConciliada[]) => void;

/** False: somebody changed what was read, and it has to be read again. */
async function reparar(revision: Revision, como: AlReparar): Promise<boolean> {
  try {
    await repararCobrador(revision, como);
    return true;
  } catch (error) {
    if (error instanceof CambioEntretanto) return false;
    throw error;
  }
}

/** Keeps the pictures of their weeks; that it fails is no reason not to reconcile, and the next night makes up for it. */
async function conFotos(
  { id_cobrador, leido_en }: Pick<CobradorConciliado, 'id_cobrador' | 'leido_en'>,
  fotografo: Fotografo | null,
  cuando: { readonly hoy: Fecha; readonly negocio: Negocio },
): Promise<AsuntoPorRevisar[]> {
  if (fotografo === null) return [];
  try {
    await guardarFotos({ id_cobrador, cifras: fotografo.cifras(), leido_en, ...cuando });
    return [];
  } catch (error) {
    registro.error('Las fotos de las semanas no se pudieron guardar', error, { id_cobrador });
    return [
      { id_cobrador, documento: 'fotos_semanales', motivo: 'Las fotos de sus semanas no se guardaron' },
    ];
  }
}

type DeSemanas = {
  readonly dichas: readonly SemanaDicha[];
  readonly revision: Revision;
  readonly soloRevisar: boolean;
  readonly leido_en: Date;
};

/** The weeks that are kept of all collectors; days that the same run has repaired have moved just now, and are not told twice. */
async function conSemanas(
  { dichas, revision, soloRevisar, leido_en }: DeSemanas,
  anotar: Aplicadas,
): Promise<void> {
  const { id_cobrador, dias } = revision;
  const halladas = await revisarSemanas({ id_cobrador, dichas, dias });
  anotar(halladas.flatMap(({ diferencias }) => diferencias));
  if (!soloRevisar) await rehacerSemanas(id_cobrador, halladas, leido_en);
}

/**
 * Reads a collector as of one instant, and adds to every sum what it lacks. The ledger is never touched.
 * `anotar` gets each difference as soon as it is repaired (or found, when nothing is to be repaired), and first those
 * that the same run repaired before it was killed. Throws when a document breaks its shape, or when
 * the collector's data changed during every try.
 */
export async function conciliarCobrador(
  id_cobrador: string,
  { corrida, dia, reloj, soloRevisar, semanas }: AlConciliar,
  anotar: Aplicadas,
): Promise<CobradorConciliado> {
  const aplicadas: DiferenciaConciliada[] = [];
  const alAplicar: Aplicadas = (nuevas) => {
    aplicadas.push(...nuevas);
    anotar(nuevas);
  };
  for (let intento = 1; intento <= INTENTOS; intento += 1) {
    const leido_en = reloj.ahora();
    const hoy = fechaLocal(leido_en);
    // Each time again: a run is longer than settings are remembered.
    const negocio = await leerNegocio();
    const fotografo = soloRevisar ? null : await fotografoDe(id_cobrador, { hoy, negocio });
    const dichas = await semanas.de(id_cobrador);
    const revision = await revisarCobrador(id_cobrador, { hoy, dia, negocio, fotografo });
    const { creditos, movimientos, por_revisar, enmiendas, efectivo, cerrar } = revision;
    const hecho = { id_cobrador, leido_en, creditos, movimientos, por_revisar, efectivo, cerrar };
    if (intento === 1) alAplicar(reparadoPor(corrida, revision.guardia));
    if (soloRevisar) anotar(enmiendas.flatMap((enmienda) => enmienda.diferencias));
    const firma = { corrida: `${corrida}/${nuevoId()}`, aplicadas, alAplicar };
    if (soloRevisar || (await reparar(revision, { hoy, ahora: leido_en, ...firma }))) {
      await conSemanas({ dichas, revision, soloRevisar, leido_en }, anotar);
      const sinFotos = await conFotos(hecho, fotografo, { hoy, negocio });
      return {
        ...hecho,
        por_revisar: [...por_revisar, ...sinFotos],
        fotos: sinFotos.length === 0,
        fotos_desde: fotografo?.desde,
      };
    }
  }
  throw new Error('Sus créditos cambiaron mientras se reparaban; se intentará en la próxima conciliación.');
}
