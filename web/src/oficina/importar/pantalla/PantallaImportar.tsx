import { Alert, Button } from 'antd';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { useCobradores } from '../../../piezas/cobradores/use-cobradores.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { exportarHoja } from '../../exportar/exportar-hoja.ts';
import { plantilla } from '../hojas/plantilla.ts';
import { ElegirArchivo } from '../../archivo/ElegirArchivo.tsx';
import type { Consejos } from '../../archivo/lectura/fallo-de-archivo.ts';
import { useArchivo } from '../../archivo/use-archivo.ts';
import type { Cobrador } from '../revision/armar.ts';
import { DelArchivo } from './DelArchivo.tsx';
import { Importadas } from './Importadas.tsx';

function BajarPlantilla({ cobradores }: { cobradores: readonly Cobrador[] }) {
  const bajar = () =>
    exportarHoja(plantilla(cobradores), new AbortController().signal).catch((error: unknown) =>
      anunciar.error(mensajeDeError(error, 'No se pudo hacer el archivo.')),
    );
  return <Button onClick={() => void bajar()}>Bajar plantilla</Button>;
}

const CONSEJOS: Consejos = {
  peso: 'Deja solo la lista de préstamos.',
  renglones: 'Divídela en varias.',
};

/** A lender's running loans come in from their own file: read, looked at, mended, and only then imported. */
export function PantallaImportar() {
  const { elegido, elegir } = useArchivo(CONSEJOS);
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
          <ElegirArchivo nombre="Archivo de la cartera" alElegir={elegir} />
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
