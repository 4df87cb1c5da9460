import { Alert, Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { useArchivo } from './use-archivo.ts';

type PropsBoton = { nombre: string; alElegir: (archivo: File | undefined) => Promise<void> };

/** The browser's own control would speak its language, and is too small for a thumb: a button opens it. */
function ElegirArchivo({ nombre, alElegir }: PropsBoton) {
  const campo = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={campo}
        type="file"
        hidden
        aria-label={nombre}
        accept=".xlsx,.xlsm,.csv,.txt"
        onChange={(suceso) => {
          void alElegir(suceso.target.files?.[0]);
          // The same file may be chosen again once it was saved anew.
          suceso.target.value = '';
        }}
      />
      <Button type="primary" onClick={() => campo.current?.click()}>
        Elegir archivo
      </Button>
    </div>
  );
}

type Props = ReturnType<typeof useArchivo> & {
  subtitulo: string;
  /** The name of the field. */
  nombre: string;
  /** Another way to give it. */
  children?: ReactNode;
};

/** The file that is chosen, and how far it is read. */
export const PanelArchivo = ({ elegido, elegir, subtitulo, nombre, children }: Props) => (
  <Panel titulo="Archivo" subtitulo={subtitulo}>
    <div className="pila aire-8">
      <ElegirArchivo nombre={nombre} alElegir={elegir} />
      {children}
      {elegido.estado === 'leido' && <strong translate="no">{elegido.archivo.nombre}</strong>}
      {elegido.estado === 'leyendo' && <output className="nota">Leyendo el archivo…</output>}
      {elegido.estado === 'fallo' && <Alert type="error" title={elegido.mensaje} />}
    </div>
  </Panel>
);
