import {
  corte,
  type Corte,
  diferenciaDeCorte,
  type DiferenciaDeCorte,
  type FilaCaja,
  filaCaja,
} from '@leal/contract';
import {
  type CajaDoc,
  type CorteBreve,
  type DiferenciaDoc,
  type FilaCajaGuardada,
  presentar,
} from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';

type Filas = CajaDoc['filas'];

const presentarFila = ([id, fila]: [string, FilaCajaGuardada]): FilaCaja => ({
  id,
  ...presentar(filaCaja, fila),
});

/** The rows as they came, the newest last. */
export const presentarFilas = (filas: Filas): FilaCaja[] =>
  Object.entries(filas)
    .toSorted(
      ([a, { en: antes }], [b, { en: despues }]) => antes.getTime() - despues.getTime() || (a < b ? -1 : 1),
    )
    .map(presentarFila);

const presentarVez = ({ contado_centavos, en, devuelto, ...resto }: CorteBreve['veces'][number]) => ({
  ...resto,
  contado: contado_centavos,
  en: aInstanteIso(en),
  devuelto: devuelto && { ...devuelto, en: aInstanteIso(devuelto.en) },
});

export const presentarCorte = (doc: CorteBreve): Corte => ({
  ...presentar(corte, doc),
  veces: doc.veces.map(presentarVez),
});

export const presentarDiferencia = (doc: DiferenciaDoc): DiferenciaDeCorte =>
  presentar(diferenciaDeCorte, doc);
