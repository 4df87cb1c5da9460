import { cuentasDeBanco, type EnOtrasCuentas } from '@leal/contract';
import { useState } from 'react';
import { invalidar } from '../../../lib/api/consultas.ts';
import { almacenPropio } from '../../../lib/sesion/recuerdo.ts';
import { useCurso } from '../../archivo/use-curso.ts';
import { buscarDevueltos, type Cargados, cargarTodos, type Devuelto } from './enviar.ts';
import type { Revision } from './revisar.ts';

/** The account that was loaded last on this device. */
export const CLAVE_DE_CUENTA = 'leal_cuenta_de_banco';

type DeDonde = { readonly cuenta: string; readonly archivo: string };

/** The load of a file: what it may give back of earlier ones is looked for first, and said whether or not the rest comes in. */
export function useCarga(
  { cuenta, archivo }: DeDonde,
  { depositos, devoluciones }: Pick<Revision, 'depositos' | 'devoluciones'>,
) {
  const { enCurso, corre, correr } = useCurso();
  const [cargados, setCargados] = useState<Cargados | null>(null);
  const [otras, setOtras] = useState<EnOtrasCuentas>([]);
  const [devueltos, setDevueltos] = useState<readonly Devuelto[] | null>(null);
  const olvidar = () => {
    setOtras([]);
    setCargados(null);
    setDevueltos(null);
  };
  const cargar = () =>
    correr('Cargando', async (curso) => {
      olvidar();
      const de = { cuenta, archivo, otras_cuentas: otras.map((otra) => otra.cuenta) };
      setDevueltos(await buscarDevueltos(de, devoluciones, curso));
      if (depositos.length === 0) return;
      const hecho = await cargarTodos({ de, renglones: depositos }, curso);
      if ('otras' in hecho) return setOtras([...otras, ...hecho.otras]);
      almacenPropio().guardar(CLAVE_DE_CUENTA, cuenta);
      setCargados(hecho.cargados);
      await invalidar(cuentasDeBanco);
    });
  return { enCurso, corre, cargados, otras, devueltos, cargar, olvidar };
}
