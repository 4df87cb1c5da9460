import { useCallback, useMemo, useState } from 'react';
import { enLaUrl, texto, useEnLaUrl } from '../../lib/en-la-url.ts';
import { useAhora } from '../../lib/reloj.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { type Columna, Tabla } from '../../ui/tabla/Tabla.tsx';
import type { Clase } from '../clases/clase.ts';
import { COLUMNAS_DECIDIDAS, columnasDePendientes } from './columnas.tsx';
import { conClase, type Dato, type Fila, filasDe } from './fila.ts';
import { FilaAbierta } from './FilaAbierta.tsx';
import { MENSAJE_ERROR, Nada, type PropsLista } from '../../piezas/tarjetas/ListaDeTarjetas.tsx';

const CADA_MINUTO = 60_000;
const EN_LA_URL = enLaUrl({ orden: texto(20) });

const claveDe = ({ clave }: Fila<Dato>): string => clave;

/** A list with more pages has no order here: only the server could say which row is the first. */
const sinOrden = (columnas: readonly Columna<Fila<Dato>>[]) =>
  columnas.map((columna) => ({ ...columna, valor: undefined }));

type Props<T> = Omit<PropsLista<T>, 'idDe' | 'mensajeCargando'> & {
  nombre: string;
  clase: Clase<never>;
  decididas?: boolean;
};

/** A list of requests at a desk; a row opens to its card, one at a time. */
export function TablaSolicitudes<T extends object>({
  nombre,
  clase,
  decididas = false,
  lista,
  Tarjeta,
  vacia,
  mensajeError = MENSAJE_ERROR,
}: Props<T>) {
  const { filas: items, error, anteriores, hayMas, trayendoMas, traerMas } = lista;
  const [{ orden }, cambiar] = useEnLaUrl(EN_LA_URL);
  const [abierto, setAbierto] = useState<string | null>(null);
  const ahora = useAhora(CADA_MINUTO);
  const filas = useMemo(
    () =>
      items &&
      filasDe(
        items.map((item) => conClase(clase.clase, item)),
        () => clase,
      ),
    [items, clase],
  );
  const columnas = useMemo(() => {
    const todas = decididas ? COLUMNAS_DECIDIDAS : columnasDePendientes(ahora);
    return hayMas ? sinOrden(todas) : todas;
  }, [decididas, ahora, hayMas]);
  const ver = useCallback(
    ({ dato }: Fila<Dato>) => {
      const tarjeta = <Tarjeta item={dato.item as T} />;
      return decididas ? (
        <div className="fila-abierta">{tarjeta}</div>
      ) : (
        <FilaAbierta dato={dato}>{tarjeta}</FilaAbierta>
      );
    },
    [Tarjeta, decididas],
  );
  const traer = useCallback(() => void traerMas(), [traerMas]);
  const puedeTraer = hayMas && !trayendoMas && !anteriores && !error;
  if (filas?.length === 0 && !anteriores && !hayMas) return <Nada {...vacia} />;
  return (
    <div className="pila">
      <FalloConsulta consulta={lista} mensaje={mensajeError} />
      {(filas || !error) && (
        <Tabla<Fila<Dato>>
          nombre={nombre}
          columnas={columnas}
          filas={filas}
          clave={claveDe}
          orden={orden}
          alOrdenar={(elegido) => cambiar({ orden: elegido })}
          vacia={null}
          detalle={{ abierto, alCambiar: setAbierto, ver }}
          alAcercarse={puedeTraer ? traer : undefined}
        />
      )}
      <output className="si-hay nota">{trayendoMas && 'Cargando más solicitudes...'}</output>
    </div>
  );
}
