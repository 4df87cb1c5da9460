import '../../piezas/tarjetas/bandeja.css';
import './bandeja-gerente.css';
import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { cuantos, cuantasDe } from '../../piezas/textos/textos.ts';
import type { Sentido } from '../pregunta/decision.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { useAhora } from '../../lib/reloj.ts';
import { SiActua, useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { alertar } from '../../ui/dialogos/almacen.ts';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { enfocarElTitulo } from '../../ui/encabezado/foco.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { EN_LA_URL, filtrar } from './filtro.ts';
import { FiltrosBandeja } from './FiltrosBandeja.tsx';
import type { Fila } from '../listas/fila.ts';
import { PorMirar } from './PorMirar.tsx';
import { decidirLaAbierta } from './CajonDeFila.tsx';
import { AccionesVarias } from './lote/AccionesVarias.tsx';
import { useCorrida } from './lote/corrida.ts';
import { preguntarVarias } from './lote/preguntar-varias.tsx';
import { preguntarPor } from './por-clase.tsx';
import { Renglones } from './Renglones.tsx';
import { SinFilas, useSeDecidio } from './SinFilas.tsx';
import { TablaBandeja } from './TablaBandeja.tsx';
import { useBandeja } from './use-bandeja.ts';

const CADA_MINUTO = 60_000;
const SENTIDO = { a: 'aprobar', r: 'rechazar' } as const;
const NINGUNA: ReadonlySet<string> = new Set();

const TECLAS = [
  ['↑ ↓', 'Otra fila'],
  ['Espacio', 'Seleccionar'],
  ['Enter', 'Abrir o cerrar'],
  ['A', 'Aprobar la fila, o las seleccionadas'],
  ['R', 'Rechazar la fila, o las seleccionadas'],
  ['Enter', 'Confirmar la pregunta'],
  ['Ctrl + Enter', 'Confirmarla desde su comentario'],
  ['Tab', 'Entrar en lo que está abierto'],
  ['Esc', 'Cerrar lo que está abierto, o quitar la selección'],
] as const;

const decirTeclas = () =>
  void alertar({
    titulo: 'Teclas de la bandeja',
    contenido: (
      <dl className="datos">
        {TECLAS.map(([tecla, que]) => (
          <div className="dato grupo aire-16 junto a-renglon extremos" key={que}>
            <dt>{que}</dt>
            <dd>
              <kbd>{tecla}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    ),
  });

/** Everything that waits for a manager, in one list. */
export function Bandeja() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const escritorio = useEscritorio();
  const soloLee = useSoloLectura();
  const ahora = useAhora(CADA_MINUTO);
  const { lista, cuenta, vistas, nuevas, mostrar } = useBandeja();
  const [filtro, cambiar] = useEnLaUrl(EN_LA_URL);
  const filas = useMemo(() => vistas && filtrar(vistas, filtro, ahora), [vistas, filtro, ahora]);
  const corriendo = useCorrida() !== null;
  const [marcadas, setMarcadas] = useState(NINGUNA);
  // A row that has left the list, or is filtered out, is not chosen any more.
  const seleccion = useMemo(() => filas?.filter(({ clave }) => marcadas.has(clave)) ?? [], [filas, marcadas]);
  const elegidas = useMemo(() => new Set(seleccion.map(({ clave }) => clave)), [seleccion]);
  // Decisions that did not go through are told by name: a row that stayed chosen would go along with the next ones.
  const desmarcar = () => setMarcadas(NINGUNA);
  const decidir = (sentido: Sentido, fila: Fila | undefined, abierta: boolean) => {
    if (corriendo) return;
    if (seleccion.length > 0) preguntarVarias(seleccion, sentido, desmarcar);
    else if (abierta) decidirLaAbierta(sentido);
    else if (fila) preguntarPor(fila.dato, sentido);
  };
  const teclear = (tecla: string, fila: Fila | undefined, abierta: boolean): boolean => {
    // The key is 'A' with Caps Lock on, as the list of keys writes it.
    const letra = tecla.toLowerCase();
    if (tecla === '?') decirTeclas();
    else if (tecla === 'Escape' && !abierta) desmarcar();
    else if (letra in SENTIDO) decidir(SENTIDO[letra as keyof typeof SENTIDO], fila, abierta);
    else return false;
    return true;
  };
  const seDecidio = useSeDecidio(filtro, filas);
  const vacia = <SinFilas esperan={vistas?.length ?? 0} seDecidio={seDecidio} alFiltrar={cambiar} />;
  return (
    <div className="pila">
      <Encabezado
        titulo="Bandeja"
        nota={cuantasDe(cuenta, 'solicitud por decidir', 'solicitudes por decidir') ?? ' '}
        refTitulo={titulo}
        accion={soloLee && <Actualizar consulta={lista} />}
      />
      <FiltrosBandeja
        filtro={filtro}
        alFiltrar={cambiar}
        filas={vistas ?? []}
        hallado={
          filas && vistas && filas.length < vistas.length
            ? `${cuantos(filas.length, 'solicitud', 'solicitudes')} con estos filtros`
            : null
        }
      />
      <div className="bandeja-acciones si-hay fila dobla aire-12 lineas-8 alto-dedo">
        <SiActua>
          <AccionesVarias elegidas={seleccion} alCorrer={desmarcar} />
        </SiActua>
        <PorMirar />
        {nuevas > 0 && (
          <Button
            onClick={() => {
              mostrar();
              enfocarElTitulo();
            }}
          >
            {`${cuantos(nuevas, 'nueva', 'nuevas')}: mostrar`}
          </Button>
        )}
        {lista.hayMas && (
          <Button loading={lista.trayendoMas} onClick={() => void lista.traerMas()}>
            {`${formatearNumero(lista.filas?.length ?? 0)} de ${formatearNumero(cuenta?.total ?? 0)}: ver más`}
          </Button>
        )}
        {escritorio && !soloLee && <Button onClick={decirTeclas}>Teclas (?)</Button>}
      </div>
      <FalloConsulta consulta={lista} mensaje="Error al cargar los datos" />
      {escritorio ? (
        (filas || !lista.error) && (
          <TablaBandeja
            filas={filas}
            todas={vistas}
            ahora={ahora}
            orden={filtro.orden}
            alOrdenar={(orden) => cambiar({ orden })}
            vacia={vacia}
            elegidas={elegidas}
            alElegir={setMarcadas}
            alTeclear={teclear}
          />
        )
      ) : filas?.length === 0 ? (
        vacia
      ) : (
        <Renglones filas={filas ?? []} ahora={ahora} elegidas={elegidas} alElegir={setMarcadas} />
      )}
    </div>
  );
}
