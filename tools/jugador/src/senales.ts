// What a manager says of the signals that the night found.
import { CLAVES_DE_SENAL } from '@leal/domain';
import type { Operacion } from './momento.ts';

/** A signal is said to be looked at, or a false alarm; now and then anew. Rarely its question shows another word than stands. */
export const revisarSenal: Operacion = (m) => {
  const { azar, oficina } = m;
  const dia = m.reciente(oficina.espejo.de('senales'));
  const clave = dia && m.uno(CLAVES_DE_SENAL.filter((cual) => dia.senales[cual] !== undefined));
  if (!clave) return undefined;
  const quedo = dia.senales[clave]?.revision?.estado ?? 'por_revisar';
  const estado = azar.elegir(['revisada', 'falsa_alarma'] as const);
  const visto = { estado: azar.ocurre(0.05) ? 'falsa_alarma' : quedo };
  const nota = estado === 'revisada' || azar.ocurre(0.5) ? 'Hablé con el cobrador' : '';
  const invocacion = { parametros: { id: dia.id }, cuerpo: { clave, estado, nota, visto } };
  return { quien: m.gerente(), nombre: 'revisarSenal', invocacion };
};
