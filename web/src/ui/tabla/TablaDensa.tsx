import 'virtual:estilos-antd/oficina.css';
import { RightOutlined } from '@ant-design/icons';
import type { TableProps, TableRef } from 'antd';
import TablaDeAntd from 'antd/es/table';
import { type AriaRole, createElement, type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react';
import { BotonDeOrden } from './BotonDeOrden.tsx';
import type { Columna, Detalle, PropsTabla, Seleccion } from './columna.ts';
import { Fila, Rejilla, useNuevoFoco } from './foco.tsx';
import { type Orden, ordenar, sentidoDe } from './orden.ts';
import { irCon } from './teclas.ts';
import { seVe, useALaVista } from './use-a-la-vista.ts';
import { useAlto } from './use-alto.ts';

/** antd draws its rows as blocks, and the head as a table of its own: the roles make one grid of both. */
const conPapel = (etiqueta: string, papel: AriaRole) => (props: object) =>
  createElement(etiqueta, { role: papel, ...props });

const PARTES = {
  header: {
    table: conPapel('table', 'presentation'),
    wrapper: conPapel('thead', 'rowgroup'),
    row: conPapel('tr', 'row'),
    cell: conPapel('th', 'columnheader'),
  },
  body: { row: Fila, cell: conPapel('div', 'gridcell') },
} as unknown as NonNullable<TableProps['components']>;

/** Around its rows antd draws what could say that it waits; a grid has rows only. */
const SIN_ESPERA = { spinning: false, 'aria-busy': undefined, 'aria-live': undefined };

function columnaDeAntd<F>(columna: Columna<F>, orden: Orden, alOrdenar: (orden: Orden) => void) {
  const { clave, titulo, celda, ancho, crece = false, fija = false, cifra = false, valor } = columna;
  return {
    key: clave,
    className: cifra ? 'tabla-cifra' : '',
    minWidth: ancho,
    ...(!crece && { width: ancho }),
    ...(fija && { fixed: fija === 'final' ? ('end' as const) : ('start' as const) }),
    onHeaderCell: () => (valor ? { 'aria-sort': sentidoDe(orden, clave) } : {}),
    title: valor ? <BotonDeOrden columna={{ clave, titulo, cifra }} {...{ orden, alOrdenar }} /> : titulo,
    render: (_: unknown, fila: F) => celda(fila),
  };
}

const ANCHO_CAJA = 44;
const ANCHO_PUNTA = 36;

/** All of it: with less the head would be narrower than its rows. */
const anchoDe = <F,>({ columnas, seleccion, detalle }: PropsTabla<F>): number =>
  columnas.reduce((total, { ancho }) => total + ancho, 0) +
  (seleccion ? ANCHO_CAJA : 0) +
  (detalle ? ANCHO_PUNTA : 0);

/** Its checkbox is no stop of the Tab key: Space chooses the row that has the focus. */
const seleccionDeAntd = <F extends object>({
  elegidas,
  alElegir,
  nombreDe,
  elegible = () => true,
}: Seleccion<F>): NonNullable<TableProps<F>['rowSelection']> => ({
  columnWidth: ANCHO_CAJA,
  selectedRowKeys: [...elegidas],
  onChange: (claves) => alElegir(new Set(claves.map(String))),
  getTitleCheckboxProps: () => ({ 'aria-label': 'Seleccionar todas' }),
  getCheckboxProps: (fila) => ({
    'aria-label': `Seleccionar ${nombreDe(fila)}`,
    disabled: !elegible(fila),
    tabIndex: -1,
  }),
});

const detalleDeAntd = <F extends object>({
  abierto,
  ver,
}: Detalle<F>): NonNullable<TableProps<F>['expandable']> => ({
  columnWidth: ANCHO_PUNTA,
  columnTitle: <span className="solo-lectores">Detalle</span>,
  expandedRowKeys: abierto === null ? [] : [abierto],
  expandedRowRender: ver,
  expandIcon: ({ expanded }) => <RightOutlined aria-hidden className="tabla-punta" data-abierta={expanded} />,
});

/** What the Tab key reaches in what is unfolded. */
const EN_DETALLE = ['a[href]', 'button', 'input', 'textarea', 'summary']
  .map((cual) => `.ant-table-expanded-row ${cual}:not([tabindex='-1'])`)
  .join();

const ES_CONTROL = 'a, button, input, label, textarea, select, [role="button"], .ant-table-expanded-row';

/** What `Tabla` shows; see there. */
export function TablaDensa<F extends object>(props: PropsTabla<F>) {
  const { nombre, columnas, filas, clave, orden, alOrdenar, vacia, alAbrir, detalle, seleccion } = props;
  const { tono, alTeclear, alAcercarse } = props;
  const foco = useNuevoFoco();
  const tabla = useRef<TableRef>(null);
  const marco = useRef<HTMLDivElement>(null);
  const alto = useAlto(marco);
  const ordenadas = useMemo(() => ordenar(filas, columnas, orden), [filas, columnas, orden]);
  const claves = useMemo(() => ordenadas.map(clave), [ordenadas, clave]);
  const lugarDe = (suya: string | null) => (suya === null ? -1 : claves.indexOf(suya));
  const ir = (lugar: number) => {
    const suya = claves[lugar];
    if (suya === undefined) return;
    foco.ir(suya, lugar);
    if (!seVe(marco.current, suya)) tabla.current?.scrollTo({ key: suya });
  };

  const abierto = lugarDe(detalle?.abierto ?? null) < 0 ? null : (detalle?.abierto ?? null);
  useALaVista(marco, abierto);
  const cerrar = (): boolean => {
    if (abierto === null) return false;
    detalle?.alCambiar(null);
    return true;
  };
  /** The Tab key leads into what is open first, and Escape back out of it. */
  const entrar = (suceso: KeyboardEvent): boolean => {
    const primero = suceso.currentTarget.querySelector<HTMLElement>(EN_DETALLE);
    primero?.focus();
    return primero !== null;
  };
  const teclearDentro = (suceso: KeyboardEvent) => {
    const rejilla = suceso.currentTarget as HTMLElement;
    // A menu or a dialog that was opened there is not in it.
    if (suceso.key !== 'Escape' || suceso.defaultPrevented || !rejilla.contains(suceso.target as Node))
      return;
    rejilla.focus({ preventScroll: true });
    cerrar();
  };
  const abrir = (fila: F) => {
    const suya = clave(fila);
    if (detalle) detalle.alCambiar(detalle.abierto === suya ? null : suya);
    else alAbrir?.(fila);
  };
  const elegir = (fila: F) => {
    if (!seleccion || seleccion.elegible?.(fila) === false) return;
    const elegidas = new Set(seleccion.elegidas);
    if (!elegidas.delete(clave(fila))) elegidas.add(clave(fila));
    seleccion.alElegir(elegidas);
  };
  const teclear = (suceso: KeyboardEvent) => {
    const lugar = lugarDe(foco.clave);
    const fila = ordenadas[lugar];
    if (suceso.key === 'Escape' && cerrar()) return suceso.preventDefault();
    if (suceso.key === 'Tab' && !suceso.shiftKey && entrar(suceso)) return suceso.preventDefault();
    alTeclear?.(suceso, fila);
    if (suceso.defaultPrevented || suceso.ctrlKey || suceso.altKey || suceso.metaKey) return;
    const destino = irCon(
      suceso.key,
      { lugar: lugar < 0 ? foco.lugar : lugar, esta: lugar >= 0 },
      claves.length,
    );
    if (destino !== undefined) ir(destino);
    else if (suceso.key === 'Enter' && fila) abrir(fila);
    else if (suceso.key === ' ' && fila) elegir(fila);
    else return;
    suceso.preventDefault();
  };
  const pulsar = (suceso: MouseEvent, fila: F, lugar: number) => {
    const donde = suceso.target as Element;
    // A menu or a dialog that a row opened is not in the row.
    if (donde.closest(ES_CONTROL) || !suceso.currentTarget.contains(donde)) return;
    foco.ir(clave(fila), lugar);
    if (suceso.type === 'click' && getSelection()?.isCollapsed !== false) abrir(fila);
  };

  const dibujo = (
    <TablaDeAntd<F>
      ref={tabla}
      className="tabla-densa"
      size="small"
      virtual
      pagination={false}
      showSorterTooltip={false}
      loading={SIN_ESPERA}
      scroll={{ x: anchoDe(props), y: alto }}
      columns={columnas.map((columna) => columnaDeAntd(columna, orden, alOrdenar))}
      dataSource={ordenadas}
      rowKey={clave}
      onHeaderRow={() => ({ 'aria-rowindex': 1 })}
      onRow={(fila, i = 0) => ({
        'aria-rowindex': i + 2,
        'aria-selected': seleccion && seleccion.elegidas.has(clave(fila)),
        'aria-expanded': detalle && detalle.abierto === clave(fila),
        'data-tono': tono?.(fila),
        alDibujarse: i === ordenadas.length - 1 ? alAcercarse : undefined,
        onMouseDown: (suceso) => pulsar(suceso, fila, i),
        onClick: (suceso) => pulsar(suceso, fila, i),
      })}
      {...(ordenadas.length > 0 && { components: PARTES })}
      {...(seleccion && { rowSelection: seleccionDeAntd(seleccion) })}
      {...(detalle && { expandable: detalleDeAntd(detalle) })}
      locale={{ emptyText: vacia }}
    />
  );
  return (
    <div ref={marco} className="tabla-marco">
      {ordenadas.length === 0 ? (
        dibujo
      ) : (
        <Rejilla
          foco={foco}
          nombre={nombre}
          cuantas={claves.length}
          seleccionable={seleccion !== undefined}
          desplegable={detalle !== undefined}
          alEntrar={() => foco.clave === null && ir(0)}
          alTeclear={teclear}
          alTeclearDentro={teclearDentro}
        >
          {dibujo}
        </Rejilla>
      )}
    </div>
  );
}
