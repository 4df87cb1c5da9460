import { leerBitacora, type RenglonBitacora } from '@leal/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { comoAjustes, loQueCambio, nombreDeAjuste, textoDeAjuste } from '../../piezas/campos/ajustes.ts';
import { abrirVolver } from './DialogoVolver.tsx';
import { Pasos } from './Pasos.tsx';
import type { Paso } from './programados.ts';

const POR_PAGINA = 10;
const CONSULTA = { consulta: { accion: 'ajustes/guardar', limite: POR_PAGINA } };

/** The settings that a change moved, each before and after. */
function pasosDe(renglon: RenglonBitacora): Paso[] {
  const [antes, despues] = loQueCambio(renglon.antes ?? {}, renglon.despues ?? {});
  return Object.entries(antes).flatMap(([campo, valor]) => {
    const nombre = nombreDeAjuste(campo);
    return nombre === null
      ? []
      : [{ campo, nombre, hoy: textoDeAjuste(campo, valor), luego: textoDeAjuste(campo, despues[campo]) }];
  });
}

const CALLADOS: ReadonlySet<string> = new Set(['motivo', 'vigente_desde', 'festivos']);

/**
 * The settings as they were right after the change at that place of the list (newest first), as far as they changed since: for each field
 * what stood before the oldest of the changes that came later. `renglones.length` is the time before all of them.
 */
function comoQuedaron(renglones: readonly RenglonBitacora[], lugar: number) {
  const desde: Record<string, unknown> = {};
  for (const { antes } of renglones.slice(0, lugar))
    for (const [campo, valor] of Object.entries(comoAjustes(antes ?? {})))
      if (!CALLADOS.has(campo)) desde[campo] = valor;
  return desde;
}

type PropsVersion = { renglones: readonly RenglonBitacora[]; lugar: number };

const BotonVolver = ({ renglones, lugar, cuando }: PropsVersion & { cuando: string }) => (
  <Button
    aria-label={`Volver a este: ${cuando}`}
    onClick={() => abrirVolver(comoQuedaron(renglones, lugar), cuando)}
  >
    Volver a este
  </Button>
);

function Version({ renglones, lugar }: PropsVersion) {
  const renglon = renglones[lugar];
  if (!renglon) return null;
  const { fecha, nombre_usuario, despues } = renglon;
  const motivo = despues?.['motivo'];
  return (
    <li className="pila aire-4">
      <div className="ajustes-dia fila extremos">
        <div>
          <strong>{textoInstante(fecha)}</strong>
          <p className="nota">
            <Nombre de={nombre_usuario} />
            {typeof motivo === 'string' && ` · ${motivo}`}
          </p>
        </div>
        {lugar === 0 ? (
          <span className="nota">Vigente</span>
        ) : (
          <BotonVolver renglones={renglones} lugar={lugar} cuando={`quedaron el ${textoInstante(fecha)}`} />
        )}
      </div>
      <Pasos pasos={pasosDe(renglon)} />
    </li>
  );
}

function Versiones() {
  const lista = useLista(leerBitacora, CONSULTA);
  const { filas, hayMas, trayendoMas, traerMas } = lista;
  if (lista.error) return <FalloConsulta consulta={lista} mensaje="Error al cargar el historial" />;
  if (!filas) return <HuecoDeFilas filas={3} />;
  if (filas.length === 0) return <Vacio texto="Nadie ha cambiado los ajustes" />;
  const primero = filas.at(-1)?.fecha ?? '';
  return (
    <>
      <ul className="lista-lisa pila rayas" aria-label="Historial de ajustes">
        {filas.map(({ id }, lugar) => (
          <Version key={id} renglones={filas} lugar={lugar} />
        ))}
        {!hayMas && (
          <li className="ajustes-dia fila extremos">
            <strong>Antes del primer cambio</strong>
            <BotonVolver
              renglones={filas}
              lugar={filas.length}
              cuando={`estaban antes del ${textoInstante(primero)}`}
            />
          </li>
        )}
      </ul>
      {hayMas && (
        <Button loading={trayendoMas} onClick={() => void traerMas()}>
          Ver anteriores
        </Button>
      )}
    </>
  );
}

/** The changes with their authors and reasons, newest first; read when somebody opens the panel. */
export function PanelHistorial() {
  const [abierto, setAbierto] = useState(false);
  return (
    <Panel
      titulo="Historial"
      subtitulo="Quién cambió qué, y por qué"
      accion={
        <Button aria-expanded={abierto} onClick={() => setAbierto(!abierto)}>
          {abierto ? 'Ocultar' : 'Ver'}
        </Button>
      }
    >
      {abierto && <Versiones />}
    </Panel>
  );
}
