import { efectoDeCriterios, TOPE_EFECTO, type Respuesta } from '@leal/contract';
import { type Criterios, errorDeAjuste, formatearNumero } from '@leal/domain';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useRetrasado } from '../../lib/use-retrasado.ts';
import { esCriterio, leerNumero } from './grupo.ts';

/** The numbers among what was typed by which credits are counted, as far as they may be saved; null: there are none. */
export function criteriosEscritos(
  escritos: Readonly<Record<string, string | boolean>>,
): Partial<Criterios> | null {
  const leidos = Object.entries(escritos).flatMap(([nombre, texto]) => {
    const valor = esCriterio(nombre) ? leerNumero(nombre, String(texto)) : null;
    return esCriterio(nombre) && valor !== null && errorDeAjuste(nombre, valor) === null
      ? [[nombre, valor]]
      : [];
  });
  return leidos.length === 0 ? null : Object.fromEntries(leidos);
}

const PAUSA_MS = 400;

type Efecto = Respuesta<typeof efectoDeCriterios>;

function frasesDe({ renovables, no_renovables, sugeridos }: Efecto): string[] {
  const frases: [number, string, string][] = [
    [renovables, 'crédito pasa a ser renovable', 'créditos pasan a ser renovables'],
    [no_renovables, 'crédito deja de ser renovable', 'créditos dejan de ser renovables'],
    [sugeridos, 'crédito cambia su monto sugerido', 'créditos cambian su monto sugerido'],
  ];
  return frases.filter(([n]) => n > 0).map(([n, singular, plural]) => cuantos(n, singular, plural));
}

type Props = { criterios: Partial<Criterios>; despues?: boolean };

/** How many active credits become something else: said before anything is saved. */
export function EfectoDeCriterios({ criterios, despues = false }: Props) {
  // All active credits are read for it: once, when the number stands.
  const escritos = JSON.stringify(criterios);
  const quietos = useRetrasado(escritos, PAUSA_MS, '');
  const consulta = JSON.parse(quietos || '{}') as Partial<Criterios>;
  const ya = quietos === escritos;
  const { data, isError } = useLlamada(efectoDeCriterios, { consulta }, { staleTime: 0, enabled: ya });
  if (ya && isError)
    return <p className="formulario-nota nota">No se pudo contar cuántos créditos cambian.</p>;
  if (!ya || !data) return <p className="formulario-nota nota">Contando los créditos que cambian…</p>;
  const frases = frasesDe(data);
  const dicho = frases.length === 0 ? 'No cambia ningún crédito activo' : frases.join(', ');
  const cuales = data.todos ? '' : `, de los primeros ${formatearNumero(TOPE_EFECTO)} activos`;
  return (
    <output className="formulario-nota en-bloque">
      {`${dicho}${cuales}${despues ? ', contados los de hoy' : ''}.`}
    </output>
  );
}
