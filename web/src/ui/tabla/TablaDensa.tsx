import ListaVirtual from '@rc-component/virtual-list';
import { useMemo, useRef } from 'react';
import { Cabeza } from './Cabeza.tsx';
import type { PropsTabla } from './columna.ts';
import { DetalleDeFila, FilaDensa } from './FilaDensa.tsx';
import { Rejilla } from './foco.tsx';
import { finalDelOrden, medidasDe } from './medidas.ts';
import { ordenar } from './orden.ts';
import { useDeLado, useHueco, useOrdenALaVista } from './use-hueco.ts';
import { useManos } from './use-manos.ts';

/** The height of a row that was not drawn yet: its name takes two lines. */
const ALTO_SUPUESTO = 55;
/** The height of the bar that scrolls sideways: below the rows, and not over the last one (tabla-densa.css). */
const ALTO_BARRA = 12;

/** The dense form of `Tabla`; see there. The list is antd's, the rows are ours: antd's take four times as long. */
export function TablaDensa<F extends object>(props: PropsTabla<F>) {
  const { nombre, columnas, filas, clave, orden, alOrdenar, vacia, detalle, seleccion, tono, alAcercarse } =
    props;
  const marco = useRef<HTMLDivElement>(null);
  const ordenadas = useMemo(() => [...ordenar(filas, columnas, orden)], [filas, columnas, orden]);
  const claves = useMemo(() => ordenadas.map(clave), [ordenadas, clave]);
  const { foco, lista, alEntrar, pulsar, teclear, teclearDentro } = useManos(props, ordenadas, claves, marco);
  const hueco = useHueco(marco);
  const { ancho, estilo } = medidasDe(props, hueco.ancho);
  const sobra = claves.length > 0 && hueco.ancho > 0 ? ancho - hueco.ancho : 0;
  const { cabeza, alCorrer } = useDeLado(sobra);
  useOrdenALaVista(lista, finalDelOrden(props), hueco.ancho);
  const cuantas = seleccion?.elegidas.size ?? 0;
  const todas = cuantas === claves.length;
  const elegirTodas = () => seleccion?.alElegir(new Set(todas ? [] : claves));
  const suCabeza = (
    <Cabeza
      ref={cabeza}
      {...{ columnas, orden, alOrdenar }}
      totales={props.totales}
      desplegable={detalle !== undefined}
      elegidas={seleccion && (cuantas === 0 ? false : todas || 'algunas')}
      alElegirTodas={claves.length > 0 ? elegirTodas : undefined}
    />
  );
  if (claves.length === 0)
    return (
      <div ref={marco} className="tabla-marco" style={estilo}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its head is made of blocks */}
        <div role="table" aria-label={nombre}>
          {suCabeza}
        </div>
        <div className="tabla-vacia chica">{vacia}</div>
      </div>
    );
  return (
    <div ref={marco} className="tabla-marco" style={estilo} data-de-lado={sobra > 0 || undefined}>
      <Rejilla
        foco={foco}
        nombre={nombre}
        cuantas={claves.length}
        seleccionable={seleccion !== undefined}
        desplegable={detalle !== undefined}
        alEntrar={alEntrar}
        alTeclear={teclear}
        alTeclearDentro={teclearDentro}
        escucha={props.escucha}
      >
        {suCabeza}
        <ListaVirtual<F>
          ref={lista}
          prefixCls="tabla-lista"
          data={ordenadas}
          itemKey={clave}
          itemHeight={props.alto ?? ALTO_SUPUESTO}
          height={hueco.alto - (sobra > 0 ? ALTO_BARRA : 0)}
          fullHeight={false}
          scrollWidth={Math.max(ancho, hueco.ancho)}
          onVirtualScroll={({ x }) => alCorrer(x)}
          onMouseDown={pulsar}
          onClick={pulsar}
        >
          {(fila, lugar) => (
            <div>
              <FilaDensa
                {...{ fila, lugar, columnas }}
                clave={clave(fila)}
                tono={tono?.(fila)}
                abierta={detalle && detalle.abierto === clave(fila)}
                elegida={seleccion?.elegidas.has(clave(fila))}
                dequien={seleccion?.nombreDe(fila)}
                alDibujarse={lugar === claves.length - 1 ? alAcercarse : undefined}
              />
              {detalle?.abierto === clave(fila) && (
                <DetalleDeFila
                  fila={fila}
                  columnas={columnas.length + (seleccion ? 2 : 1)}
                  ver={detalle.ver}
                />
              )}
            </div>
          )}
        </ListaVirtual>
      </Rejilla>
    </div>
  );
}
