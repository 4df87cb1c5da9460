import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { useCobradores } from '../../../piezas/cobradores/use-cobradores.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { exportarHoja } from '../../exportar/exportar-hoja.ts';
import { plantilla } from '../hojas/plantilla.ts';
import { type ArchivoLeido, leerArchivo, porQueNoSeLee } from '../lectura/leer-archivo.ts';
import type { Cobrador } from '../revision/armar.ts';
import { DelArchivo } from './DelArchivo.tsx';
import { Importadas } from './Importadas.tsx';

type Elegido =
  | { readonly estado: 'ninguno' }
  | { readonly estado: 'leyendo' }
  | { readonly estado: 'leido'; readonly archivo: ArchivoLeido }
  | { readonly estado: 'fallo'; readonly mensaje: string };

function useArchivo() {
  const [elegido, setElegido] = useState<Elegido>({ estado: 'ninguno' });
  const ultimo = useRef<File>(undefined);
  const elegir = async (archivo: File | undefined) => {
    if (!archivo) return;
    ultimo.current = archivo;
    setElegido({ estado: 'leyendo' });
    const leido: Elegido = await leerArchivo(archivo).then(
      (leido) => ({ estado: 'leido', archivo: leido }),
      (error: unknown) => ({ estado: 'fallo', mensaje: porQueNoSeLee(error) }),
    );
    // Another one was chosen while this one was read.
    if (ultimo.current === archivo) setElegido(leido);
  };
  return { elegido, elegir };
}

/** The browser's own control would speak its language, and is too small for a thumb: a button opens it. */
function ElegirArchivo({ alElegir }: { alElegir: (archivo: File | undefined) => Promise<void> }) {
  const campo = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={campo}
        type="file"
        hidden
        aria-label="Archivo de la cartera"
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

function BajarPlantilla({ cobradores }: { cobradores: readonly Cobrador[] }) {
  const bajar = () =>
    exportarHoja(plantilla(cobradores), new AbortController().signal).catch((error: unknown) =>
      anunciar.error(mensajeDeError(error, 'No se pudo hacer el archivo.')),
    );
  return <Button onClick={() => void bajar()}>Bajar plantilla</Button>;
}

/** A lender's running loans come in from their own file: read, looked at, mended, and only then imported. */
export function PantallaImportar() {
  const { elegido, elegir } = useArchivo();
  const consulta = useCobradores();
  const cobradores = consulta.data;
  return (
    <div className="pila">
      <Encabezado
        titulo="Importar cartera"
        nota="Los préstamos que ya corren, desde tu archivo"
        accion={
          <div className="encabezado-accion grupo">
            <BajarPlantilla cobradores={cobradores ?? []} />
          </div>
        }
      />
      <Panel titulo="Archivo" subtitulo="Tu Excel o .csv como lo tienes, o la plantilla">
        <div className="pila aire-8">
          <ElegirArchivo alElegir={elegir} />
          {elegido.estado === 'leido' && <strong translate="no">{elegido.archivo.nombre}</strong>}
          {elegido.estado === 'leyendo' && <output className="nota">Leyendo el archivo…</output>}
          {elegido.estado === 'fallo' && <Alert type="error" title={elegido.mensaje} />}
        </div>
      </Panel>
      <FalloConsulta consulta={consulta} mensaje="Error al cargar los cobradores" />
      {elegido.estado === 'leido' && cobradores && (
        <DelArchivo
          key={elegido.archivo.nombre + elegido.archivo.bytes.length}
          {...{ cobradores }}
          archivo={elegido.archivo}
        />
      )}
      <Importadas />
    </div>
  );
}
