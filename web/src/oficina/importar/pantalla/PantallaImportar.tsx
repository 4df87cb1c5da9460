import { Button } from 'antd';
import { useCobradores } from '../../../piezas/cobradores/use-cobradores.ts';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { bajarHoja } from '../../exportar/exportar-hoja.ts';
import { plantilla } from '../hojas/plantilla.ts';
import { PanelArchivo } from '../../archivo/PanelArchivo.tsx';
import type { Consejos } from '../../archivo/lectura/fallo-de-archivo.ts';
import { useArchivo } from '../../archivo/use-archivo.ts';
import { DelArchivo } from './DelArchivo.tsx';
import { Importadas } from './Importadas.tsx';

const CONSEJOS: Consejos = {
  peso: 'Deja solo la lista de préstamos.',
  renglones: 'Divídela en varias.',
};

/** A lender's running loans come in from their own file: read, looked at, mended, and only then imported. */
export function PantallaImportar() {
  const archivo = useArchivo(CONSEJOS);
  const { elegido } = archivo;
  const consulta = useCobradores();
  const cobradores = consulta.data;
  return (
    <div className="pila">
      <Encabezado
        titulo="Importar cartera"
        nota="Los préstamos que ya corren, desde tu archivo"
        accion={
          <div className="encabezado-accion grupo">
            <Button onClick={() => bajarHoja(plantilla(cobradores ?? []))}>Bajar plantilla</Button>
          </div>
        }
      />
      <PanelArchivo
        {...archivo}
        subtitulo="Tu Excel o .csv como lo tienes, o la plantilla"
        nombre="Archivo de la cartera"
      />
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
