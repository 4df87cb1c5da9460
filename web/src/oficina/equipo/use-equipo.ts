import { type FilaDeEquipo, listarUsuarios } from '@leal/contract';
import { useMemo } from 'react';
import { cuantos } from '../../piezas/textos/textos.ts';
import { type ListaLeida, useEntera, useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { nombrar } from '../../lib/llamados.ts';
import { EN_LA_URL, estaFiltrando, verEquipo } from './filtro-usuarios.ts';
import type { Persona } from './persona/acciones.ts';

/** With route and contact of each. */
const PRIMEROS = { con: 'equipo' } as const;
/** Accounts that are filtered or sorted are read to the end, in large pages. */
const TODOS = { ...PRIMEROS, limite: 100 } as const;

/** Everybody who has an account, oldest first, or those of them that are looked for, as the address says. */
export function useEquipo() {
  const [filtro, filtrar] = useEnLaUrl(EN_LA_URL);
  const filtrando = estaFiltrando(filtro);
  const todos = filtrando || filtro.orden !== undefined;
  const leida = useEntera<FilaDeEquipo>(
    useLista(listarUsuarios, { consulta: todos ? TODOS : PRIMEROS }, { conservar: true }),
    todos,
  );
  const { filas } = leida;
  const personas = useMemo(() => filas && nombrar(verEquipo(filas, filtro)), [filas, filtro]);
  const lista: ListaLeida<Persona> = { ...leida, filas: personas };
  const total = leida.primera?.total;
  return {
    filtro,
    filtrar,
    filtrando,
    lista,
    /** How many accounts there are; empty until it is known. */
    cuantas: total === undefined ? ' ' : cuantos(total, 'cuenta', 'cuentas'),
    hallado:
      filtrando && personas && !leida.anteriores
        ? cuantos(personas.length, 'cuenta encontrada', 'cuentas encontradas')
        : null,
  };
}
