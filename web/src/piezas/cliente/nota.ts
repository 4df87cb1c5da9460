import type { NotaDicha } from '@leal/contract';
import type { Llamado } from '@leal/domain';
import { faltaEn, type Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';

type ConNota = { readonly id_cliente: string; readonly nota?: NotaDicha | undefined };
/** A client whose note is shown, or written. */
export type ClienteConNota = ConNota & Llamado & { readonly nombre: string };

/** The subject of a note's register: neither a payment nor another note waits for it. */
export const sobreNota = ({ id_cliente }: Pick<ConNota, 'id_cliente'>): string => `nota ${id_cliente}`;
export const esDeNota = ({ sobre }: Sobrepuesto): boolean => sobre.startsWith('nota ');

/** The note that stands, as the answer says it; before that, the text that was written. */
function notaDe({ estado, respuesta, datos, capturado_en }: Sobrepuesto): NotaDicha | undefined {
  if (estado === 'confirmado') return (respuesta as { nota?: NotaDicha } | null)?.nota;
  const { nota: texto } = (datos as { cuerpo: { nota: string } }).cuerpo;
  return texto === '' ? undefined : { texto, por: 'Tú', capturado_en };
}

/** The same with the note that this phone has written since `pedida`, unless the answer has a later one. */
export function conNotaAlDia<C extends ConNota>(
  credito: C,
  sobrepuestos: readonly Sobrepuesto[],
  pedida: number,
): C {
  const sobre = sobreNota(credito);
  const escrita = sobrepuestos.findLast(
    (sobrepuesto) => sobrepuesto.sobre === sobre && faltaEn(sobrepuesto, pedida),
  );
  if (!escrita) return credito;
  const { nota } = credito;
  const esVieja = nota !== undefined && Date.parse(nota.capturado_en) > Date.parse(escrita.capturado_en);
  return esVieja ? credito : { ...credito, nota: notaDe(escrita) };
}
